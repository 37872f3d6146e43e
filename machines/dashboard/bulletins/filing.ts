import { onFailure } from '../../shared/onFailure.ts';
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
        onError: onFailure({ otherwise: 'failed' }),
      },
    },
    failed: {
      description: 'The stays were not marked; the host can try again.',
      tags: 'failed',
      on: deciding,
    },
  },
});
