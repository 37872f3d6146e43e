import { setup } from 'xstate';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise } from '../shared/declared.ts';

export type SiteVersionEvent =
  /** The guest returns to this tab. */
  | { type: 'page.revisited' }
  /** Prefetched code could not be loaded. */
  | { type: 'prefetch.failed' }
  /** A response came from another version of the site than the one in this tab. */
  | { type: 'version.received' }
  | { type: 'update.accepted' }
  | { type: 'update.postponed' };

/** Whether the site has the version of this tab, or another one. */
export type VersionAnswer = 'same' | 'another';

/** Detects that this tab runs an older version of the site. */
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
    /** Milliseconds that the browser may take to leave the page; the guest may choose to stay. */
    idleTimeBeforeReload: 5000,
  },
}).createMachine({
  id: 'siteVersion',
  description: 'This tab runs the current version of the site, or an older one.',
  initial: 'current',
  states: {
    current: {
      description: 'No other version is known, so no message is shown.',
      tags: 'settled',
      on: { 'page.revisited': 'asking', 'prefetch.failed': 'asking', 'version.received': 'offered' },
    },
    asking: {
      description: 'The current version is being requested from the site.',
      tags: 'waiting',
      invoke: {
        id: 'fetchVersion',
        src: 'fetchVersion',
        onDone: [
          { guard: { type: 'isOtherVersion', params: ({ event }) => event.output }, target: 'offered' },
          { target: 'current' },
        ],
        onError: { target: 'current', description: 'The version is requested again when the guest returns.' },
      },
      on: { 'version.received': 'offered' },
    },
    offered: {
      description: 'A newer version exists; the guest can load it now, or with the next page.',
      tags: 'settled',
      on: { 'update.accepted': 'ending', 'update.postponed': 'postponed' },
    },
    postponed: {
      description: 'The guest continues with this version; the next page loads the newer one.',
      tags: 'settled',
    },
    ending: {
      description: 'The reload waits for pending calls, so no booking or payment is interrupted.',
      tags: 'waiting',
      invoke: {
        id: 'finishCalls',
        src: 'finishCalls',
        onDone: { target: 'updating', actions: 'reportUpdate' },
        onError: {
          target: 'offered',
          description: 'The calls do not finish; the guest can choose the newer version again.',
        },
      },
    },
    updating: {
      description: 'The page is being reloaded; the browser asks first if input would be lost.',
      tags: 'waiting',
      after: {
        idleTimeBeforeReload: { target: 'postponed', description: 'The guest stayed on the page.' },
      },
    },
  },
});
