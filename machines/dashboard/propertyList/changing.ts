import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getChangeInput, propertyListSetup } from './propertyList.setup.ts';

/** Leaves before an attempt; the list is refreshed because others may have changed it. */
const toList = { target: '#propertyList.shown.refreshing', actions: ['clearFailure', 'focusPage'] } as const;

/** Leaves after an attempt, so the list is loaded again. */
const toPresentList = { target: '#propertyList.loading', actions: ['clearFailure', 'focusPage'] } as const;

/** The step in which a host changes a whole property. */
export const changing = propertyListSetup.createStateConfig({
  description: 'A host retires a property or offers it again, changes who manages it, or discards its draft.',
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The host sees the effect of the change, and confirms it.',
      on: { 'change.confirmed': 'sending', 'change.abandoned': toList },
    },
    sending: {
      description: 'The host’s system makes the change.',
      tags: 'waiting',
      invoke: {
        id: 'changeProperty',
        src: 'changeProperty',
        input: getChangeInput,
        onDone: { target: '#propertyList.loading', actions: ['noteDone', 'focusPage'] },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: 'rejected',
        }),
      },
    },
    proving: requireProof('sending', '#propertyList.loading'),
    tooMany: {
      description: 'The site accepts no more requests for some time; the host can make the change later.',
      tags: 'failed',
      on: { 'change.confirmed': 'sending', 'change.abandoned': toPresentList },
    },
    rejected: {
      description: 'The change was refused; the host can return to the list, which is loaded again.',
      tags: 'failed',
      on: { 'change.abandoned': toPresentList },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the change was made; the host can look, and send it again.',
      tags: 'failed',
      on: {
        'change.confirmed': { target: 'sending', actions: 'focusPage' },
        'change.abandoned': toPresentList,
      },
    },
  },
});
