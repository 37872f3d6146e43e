import { setup } from 'xstate';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise } from '../shared/declared.ts';

export type ConnectionEvent =
  /** The device says that it has a network, or none. */
  | { type: 'network.found' }
  | { type: 'network.lost' }
  /** A call has reached nobody. */
  | { type: 'site.unreached' };

/** Whether this tab can reach the site. */
export const connectionMachine = setup({
  types: { context: {} as object, events: {} as ConnectionEvent, tags: {} as Tag },
  actors: { checkSite: declaredPromise('checkSite') },
  actions: {
    // Provided by the shell.
    reportReturn: () => undefined,
    reportConfirmation: () => undefined,
  },
  delays: {
    /** How long to wait before the site is asked again, in milliseconds: a tunnel is longer than a moment. */
    sitePollInterval: 5000,
    /** For how long it is said that the site is back, in milliseconds. */
    returnedStripTime: 5000,
  },
}).createMachine({
  id: 'connection',
  description: 'This tab can reach the site, or cannot.',
  initial: 'connected',
  on: { 'network.lost': { target: '.lost', description: 'The device has no network.' } },
  states: {
    connected: {
      description: 'Nothing has failed for want of a connection; nothing is said.',
      tags: 'settled',
      on: { 'site.unreached': 'doubted' },
    },
    doubted: {
      description: 'A call has reached nobody; the site is asked whether that was all.',
      tags: 'waiting',
      invoke: {
        id: 'checkSite',
        src: 'checkSite',
        onDone: {
          target: 'connected',
          actions: 'reportConfirmation',
          description: 'The site answers, so it was that call alone: nothing is said, and no call made anew.',
        },
        onError: 'lost',
      },
    },
    lost: {
      description: 'The site cannot be reached: it is said, once, until it can be.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The site is asked again in a while, or when the device finds a network.',
          tags: 'failed',
          after: { sitePollInterval: { target: 'asking', description: 'A while has passed.' } },
          on: { 'network.found': 'asking' },
        },
        asking: {
          description: 'The site is being asked whether it can be reached again.',
          tags: 'waiting',
          invoke: {
            id: 'checkSiteAgain',
            src: 'checkSite',
            onDone: { target: '#connection.returned', actions: 'reportReturn' },
            onError: 'waiting',
          },
        },
      },
    },
    returned: {
      description: 'The site can be reached again: that is said for a moment.',
      tags: 'settled',
      after: { returnedStripTime: { target: 'connected', description: 'It has been read.' } },
      on: { 'site.unreached': 'doubted' },
    },
  },
});
