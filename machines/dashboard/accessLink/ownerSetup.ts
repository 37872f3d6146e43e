import { onFailure } from '../../shared/onFailure.ts';
import { getOutput } from '../shared/liveList.ts';
import { accessLinkSetup, reportOpened } from './accessLink.setup.ts';

const typing = {
  'owner.changed': {
    actions: {
      type: 'storeOwner',
      params: ({ event }: { event: { owner: { name?: string; email?: string } } }) => event.owner,
    },
  },
  'owner.submitted': 'creating',
} as const;

/** The step in which the first owner is created with a set-up link. */
export const ownerSetup = accessLinkSetup.createStateConfig({
  description: 'The first owner enters their name and e-mail address.',
  initial: 'asking',
  states: {
    asking: { description: 'The person enters their name and e-mail address.', on: typing },
    creating: {
      description: 'The host creates the first owner and signs them in.',
      tags: 'waiting',
      invoke: {
        id: 'createOwner',
        src: 'openLink',
        input: ({ context: { token, owner } }) => ({ token, owner }),
        onDone: [
          {
            guard: { type: 'sendsMail', params: getOutput },
            target: 'confirming',
            actions: ['clearFailure', { type: 'storeSession', params: getOutput }, 'focusPage'],
          },
          { target: '#accessLink.opened', actions: reportOpened },
        ],
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'link-expired': '#accessLink.expired',
          otherwise: 'notCreated',
        }),
      },
    },
    confirming: {
      description:
        'The owner is signed in, and confirms the e-mail address with a code. With a wrong address they continue without it.',
      tags: 'waiting',
      invoke: {
        id: 'proof',
        src: 'proof',
        onDone: {
          target: '#accessLink.opened',
          actions: ['clearFailure', { type: 'reportSession', params: ({ context }) => context.session! }],
        },
      },
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields.',
      tags: 'failed',
      on: typing,
    },
    notCreated: {
      description: 'The owner could not be created; the person can try again.',
      tags: 'failed',
      on: typing,
    },
  },
});
