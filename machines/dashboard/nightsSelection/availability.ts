import { onFailure } from '../../shared/onFailure.ts';
import {
  clearing,
  getBlocking,
  getOpening,
  nightsSelectionSetup,
  typingReason,
} from './nightsSelection.setup.ts';

const deciding = { ...clearing, 'change.confirmed': 'sending' } as const;
const givingReason = { ...deciding, ...typingReason } as const;

const onDone = {
  target: '#nightsSelection.changed',
  actions: ['clearFailure', 'reportChange', 'focusSelection'],
} as const;

/** The step in which the person closes nights. */
export const blocking = nightsSelectionSetup.createStateConfig({
  description: 'The person closes the nights.',
  initial: 'editing',
  states: {
    editing: { description: 'The person sees the effect, and gives a reason.', on: givingReason },
    sending: {
      description: 'The host closes the nights.',
      tags: 'waiting',
      invoke: {
        id: 'closeNights',
        src: 'closeNights',
        input: getBlocking,
        onDone,
        onError: onFailure({ otherwise: 'failed' }),
      },
    },
    failed: {
      description: 'The nights were not closed; the person can try again.',
      tags: 'failed',
      on: givingReason,
    },
  },
});

/** The step in which the person opens nights again. */
export const opening = nightsSelectionSetup.createStateConfig({
  description: 'The person opens the nights again.',
  initial: 'confirming',
  states: {
    confirming: { description: 'The person sees the effect, and confirms it.', on: deciding },
    sending: {
      description: 'The host opens the nights.',
      tags: 'waiting',
      invoke: {
        id: 'openNights',
        src: 'openNights',
        input: getOpening,
        onDone,
        onError: onFailure({ otherwise: 'failed' }),
      },
    },
    failed: {
      description: 'The nights were not opened; the person can try again.',
      tags: 'failed',
      on: deciding,
    },
  },
});
