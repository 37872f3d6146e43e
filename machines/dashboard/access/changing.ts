import { onFailure } from '../../shared/onFailure.ts';
import { accessSetup, getChangeInput, proving, toList, toPresentList } from './access.setup.ts';

/** The step in which an owner changes a role or ends an access. */
export const changing = accessSetup.createStateConfig({
  description: 'An owner changes a person’s role or ends their access.',
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The owner sees the effect of the change, and confirms it.',
      on: { 'change.confirmed': 'sending', 'change.abandoned': toList },
    },
    sending: {
      description: 'The host changes access.',
      tags: 'waiting',
      invoke: {
        id: 'changeAccess',
        src: 'changeAccess',
        input: getChangeInput,
        onDone: { target: '#access.loading', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: 'rejected',
        }),
      },
    },
    proving,
    tooMany: {
      description: 'The host accepts no more requests for some time; the owner can make the change later.',
      tags: 'failed',
      on: { 'change.confirmed': 'sending', 'change.abandoned': toPresentList },
    },
    rejected: {
      description: 'The change was refused; the owner can return to the list, which is loaded again.',
      tags: 'failed',
      on: { 'change.abandoned': toPresentList },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether access was changed; the owner can look, and send it again.',
      tags: 'failed',
      on: {
        'change.confirmed': { target: 'sending', actions: 'focusPage' },
        'change.abandoned': toPresentList,
      },
    },
  },
});
