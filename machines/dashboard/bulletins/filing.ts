import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { bulletinsSetup, getChosen, toList } from './bulletins.setup.ts';

const deciding = { 'filing.confirmed': 'sending', 'list.requested': toList } as const;

/** The step in which a host marks guests as reported. */
export const filing = bulletinsSetup.createStateConfig({
  description: 'The host marks the guests of stays as reported.',
  initial: 'confirming',
  states: {
    confirming: { description: 'The host sees the effect, and confirms it.', on: deciding },
    sending: {
      description: 'The stays are being marked.',
      tags: 'waiting',
      invoke: {
        id: 'markFiled',
        src: 'markFiled',
        input: getChosen('markFiled'),
        onDone: { target: '#bulletins.shown.refreshing', actions: ['storeResult', 'focusPage'] },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: 'rejected',
        }),
      },
    },
    proving: requireProof('sending', '#bulletins.shown.refreshing'),
    tooMany: {
      description: 'The host accepts no more requests for some time; the person can mark the guests later.',
      tags: 'failed',
      on: deciding,
    },
    rejected: {
      description: 'The marking was refused; the host can return to the list, which is loaded again.',
      tags: 'failed',
      on: { 'list.requested': toList },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the stays were marked; the host can look, and send it again.',
      tags: 'failed',
      on: { ...deciding, 'filing.confirmed': { target: 'sending', actions: 'focusPage' } },
    },
  },
});
