import { assign, sendParent, sendTo, setup } from 'xstate';
import { connectionMachine, type ConnectionEvent } from '../connection/connection.machine.ts';
import { declaredPromise } from '../shared/declared.ts';
import type { Tag } from '../shared/tags.ts';
import { siteVersionMachine } from '../siteVersion/siteVersion.machine.ts';
import type * as t from './shell.types.ts';

const sent = (event: t.ShellEvent) => event;

/** The connection of a tab, which reports to the shell. */
export const connectionOfShell = connectionMachine.provide({
  actions: {
    reportReturn: sendParent(sent({ type: 'connection.returned' })),
    reportConfirmation: sendParent(sent({ type: 'connection.confirmed' })),
  },
});

/** The version of a tab, which reports to the shell. */
export const siteVersionOfShell = siteVersionMachine.provide({
  actions: { reportUpdate: sendParent(sent({ type: 'update.ready' })) },
});

const storeDestination = {
  type: 'storeDestination',
  params: ({ event }: { event: { destination?: t.Destination } }) => event.destination,
} as const;

const notifyConnection = {
  type: 'notifyConnection',
  params: ({ event }: { event: ConnectionEvent }) => event,
} as const;

const notifyVersion = {
  type: 'notifyVersion',
  params: ({ event }: { event: t.VersionEvent }) => event,
} as const;

const checkPage = { target: 'checking', actions: storeDestination } as const;

const showPage = {
  target: 'loaded',
  actions: 'hideNotice',
  description: 'The missing code has been loaded in the meantime.',
} as const;

/** Handles the code, connection, version and reloads of a tab, independently of its page. */
export const shellMachine = setup({
  types: {
    context: {} as t.ShellContext,
    events: {} as t.ShellEvent,
    children: {} as { connection: 'connection'; siteVersion: 'siteVersion' },
    tags: {} as Tag,
  },
  actors: {
    checkReload: declaredPromise<t.ReloadCheck>('checkReload'),
    connection: connectionOfShell,
    siteVersion: siteVersionOfShell,
  },
  actions: {
    storeDestination: assign((_, destination: t.Destination | undefined) => ({ destination })),
    clearDestination: assign({ destination: undefined }),
    notifyConnection: sendTo('connection', (_, event: ConnectionEvent) => event),
    notifyVersion: sendTo('siteVersion', (_, event: t.VersionEvent) => event),
    reportUnreached: sendTo('connection', { type: 'site.unreached' }),
    // Provided by the site.
    reload: (_now: unknown, _destination: t.Destination | undefined) => undefined,
    retryChunks: () => undefined,
    notifyPage: () => undefined,
    showNotice: () => undefined,
    hideNotice: () => undefined,
    warnOfUnsaved: () => undefined,
  },
  guards: {
    isSafe: (_, check: t.ReloadCheck) => check === 'safe',
    hasLeft: (_, check: t.ReloadCheck) => check === 'left',
  },
  delays: {
    /** Milliseconds that the browser may take to leave the page. */
    reloadMayTake: 10_000,
  },
}).createMachine({
  id: 'shell',
  description:
    'The browser tab tracks whether its code is complete, and reloads the page when that loses nothing.',
  context: { destination: undefined },
  invoke: [
    { id: 'connection', src: 'connection' },
    { id: 'siteVersion', src: 'siteVersion' },
  ],
  initial: 'loaded',
  on: {
    'network.found': { actions: notifyConnection },
    'network.lost': { actions: notifyConnection },
    'site.unreached': { actions: notifyConnection },
    'page.revisited': { actions: notifyVersion },
    'version.received': { actions: notifyVersion },
    'prefetch.failed': { actions: notifyVersion },
    'connection.returned': {
      description: 'The connection has returned, so failed requests are repeated.',
      actions: ['retryChunks', 'notifyPage'],
    },
    'connection.confirmed': { actions: 'retryChunks' },
    'page.restored': {
      description: 'The Back button restores a page with dates, whose prices may be out of date.',
      target: '.reloading',
      actions: 'clearDestination',
    },
    'update.ready': {
      description: 'The visitor has requested the new version of the site, and all calls have finished.',
      target: '.reloading',
      actions: 'clearDestination',
    },
  },
  states: {
    loaded: {
      description: 'All code of the page has been loaded.',
      tags: 'settled',
      on: { 'chunk.failed': checkPage },
    },
    checking: {
      description: 'Code of the page could not be loaded; the tab checks whether a reload would help.',
      tags: 'waiting',
      invoke: {
        id: 'checkReload',
        src: 'checkReload',
        onDone: [
          {
            description: 'The site responds, and a reload loses no input.',
            guard: { type: 'isSafe', params: ({ event }) => event.output },
            target: 'reloading',
          },
          {
            description: 'The visitor has opened another page.',
            guard: { type: 'hasLeft', params: ({ event }) => event.output },
            target: 'loaded',
          },
          {
            description: 'A reload would lose input, was just tried, or would show an error of the site.',
            target: 'incomplete',
          },
        ],
        onError: {
          description:
            'The site cannot be reached, so the code is requested again when the connection returns.',
          target: 'unreachable',
          actions: 'reportUnreached',
        },
      },
    },
    reloading: {
      description: 'The browser is reloading the page; it asks first if input would be lost.',
      tags: 'waiting',
      entry: ['warnOfUnsaved', { type: 'reload', params: ({ context }) => context.destination }],
      after: {
        reloadMayTake: { target: 'loaded', description: 'The visitor stayed on the page.' },
      },
    },
    incomplete: {
      description: 'A message says that a part of the page is missing; the visitor can reload the page.',
      tags: 'failed',
      entry: ['showNotice', 'warnOfUnsaved'],
      on: { 'chunk.failed': checkPage, 'chunks.loaded': showPage },
    },
    unreachable: {
      description: 'A part of the page is missing until the connection returns.',
      tags: 'failed',
      on: { 'chunk.failed': checkPage, 'chunks.loaded': showPage },
    },
  },
});
