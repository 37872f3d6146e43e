import { setup } from 'xstate';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise } from '../shared/declared.ts';

export type ConnectionEvent =
  /** The device has gained or lost its network connection. */
  | { type: 'network.found' }
  | { type: 'network.lost' }
  /** A call did not reach the site. */
  | { type: 'site.unreached' };

/** Tracks whether this tab can reach the site. */
export const connectionMachine = setup({
  types: { context: {} as object, events: {} as ConnectionEvent, tags: {} as Tag },
  actors: { checkSite: declaredPromise('checkSite') },
  actions: {
    // Provided by the shell.
    reportReturn: () => undefined,
    reportConfirmation: () => undefined,
  },
  delays: {
    /** Milliseconds between two checks of the site: long enough for a train tunnel. */
    sitePollInterval: 5000,
    /** Milliseconds for which the strip says that the site is back. */
    returnedStripTime: 5000,
  },
}).createMachine({
  id: 'connection',
  description: 'This tab tracks whether it can reach the site.',
  initial: 'connected',
  on: { 'network.lost': { target: '.lost', description: 'The device has no network connection.' } },
  states: {
    connected: {
      description: 'No call has failed because of the connection, so no message is shown.',
      tags: 'settled',
      on: { 'site.unreached': 'doubted' },
    },
    doubted: {
      description: 'A call did not reach the site, so the site is being checked.',
      tags: 'waiting',
      invoke: {
        id: 'checkSite',
        src: 'checkSite',
        onDone: {
          target: 'connected',
          actions: 'reportConfirmation',
          description:
            'The site responds, so only that call failed; no message is shown and no call is repeated.',
        },
        onError: 'lost',
      },
    },
    lost: {
      description: 'The site cannot be reached, and a message says so until it responds.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The site is checked again after a delay, or when the device finds a network.',
          tags: 'failed',
          after: { sitePollInterval: { target: 'asking', description: 'The delay has passed.' } },
          on: { 'network.found': 'asking' },
        },
        asking: {
          description: 'The site is being checked again.',
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
      description: 'The site responds again, and a message says so for a few seconds.',
      tags: 'settled',
      after: {
        returnedStripTime: { target: 'connected', description: 'The message has been shown long enough.' },
      },
      on: { 'site.unreached': 'doubted' },
    },
  },
});
