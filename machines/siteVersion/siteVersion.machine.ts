import { setup } from 'xstate';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise } from '../shared/declared.ts';

export type SiteVersionEvent =
  /** The guest comes back to this tab. */
  | { type: 'page.revisited' }
  /** Code that was loaded ahead could not be loaded. */
  | { type: 'prefetch.failed' }
  /** An answer came from another version of the site than this tab is of. */
  | { type: 'version.received' }
  | { type: 'update.accepted' }
  | { type: 'update.postponed' };

/** What the site said of its version: that of this tab, or another. */
export type VersionAnswer = 'same' | 'another';

/** Whether this tab is of the version that the site is now. */
export const siteVersionMachine = setup({
  types: { context: {} as object, events: {} as SiteVersionEvent, tags: {} as Tag },
  actors: {
    fetchVersion: declaredPromise<VersionAnswer>('fetchVersion'),
    finishCalls: declaredPromise<void>('finishCalls'),
  },
  actions: {
    // Provided by the shell.
    reportUpdate: () => undefined,
  },
  guards: { isOtherVersion: (_, answer: VersionAnswer) => answer === 'another' },
  delays: {
    /** How long a page may take to be left, in milliseconds; who is asked by the browser may stay. */
    idleTimeBeforeReload: 5000,
  },
}).createMachine({
  id: 'siteVersion',
  description: 'This tab is of the version that the site is now, or of an earlier one.',
  initial: 'current',
  states: {
    current: {
      description: 'Nothing is known of another version; nothing is said.',
      tags: 'settled',
      on: { 'page.revisited': 'asking', 'prefetch.failed': 'asking', 'version.received': 'offered' },
    },
    asking: {
      description: 'The site is asked which version it is.',
      tags: 'waiting',
      invoke: {
        id: 'fetchVersion',
        src: 'fetchVersion',
        onDone: [
          { guard: { type: 'isOtherVersion', params: ({ event }) => event.output }, target: 'offered' },
          { target: 'current' },
        ],
        onError: { target: 'current', description: 'It is asked again when the guest comes back.' },
      },
      on: { 'version.received': 'offered' },
    },
    offered: {
      description: 'There is a newer version: the guest may have it now, or with the next page they go to.',
      tags: 'settled',
      on: { 'update.accepted': 'ending', 'update.postponed': 'postponed' },
    },
    postponed: {
      description: 'The guest goes on as it is; the next page is of the newer version.',
      tags: 'settled',
    },
    ending: {
      description: 'What is under way is let end: no booking or payment is interrupted.',
      tags: 'waiting',
      invoke: {
        id: 'finishCalls',
        src: 'finishCalls',
        onDone: { target: 'updating', actions: 'reportUpdate' },
        onError: {
          target: 'offered',
          description: 'It does not end; the guest can ask for the newer version again.',
        },
      },
    },
    updating: {
      description: 'The page is loaded anew; the browser asks first where something typed would be lost.',
      tags: 'waiting',
      after: {
        idleTimeBeforeReload: { target: 'postponed', description: 'The guest has stayed on the page.' },
      },
    },
  },
});
