import {
  clearing,
  getBlocking,
  getOpening,
  leaving,
  nightsSelectionSetup,
  onChangeFailure,
  repeating,
  typingReason,
} from './nightsSelection.setup.ts';

const deciding = { ...clearing, 'change.confirmed': 'sending' } as const;
const givingReason = { ...deciding, ...typingReason } as const;
const deferring = { ...leaving, 'change.confirmed': 'sending' } as const;

const onDone = {
  target: '#nightsSelection.changed',
  actions: ['clearFailure', 'clearInput', 'reportChange', 'focusSelection'],
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
        onError: onChangeFailure,
      },
    },
    tooMany: {
      description: 'The host accepts no more requests for some time; the person can close the nights later.',
      tags: 'failed',
      on: { ...deferring, ...typingReason },
    },
    rejected: {
      description: 'The nights were not closed; the person sees the present nights in the calendar.',
      tags: 'failed',
      on: leaving,
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the nights were closed; the person sees the calendar.',
      tags: 'failed',
      on: repeating,
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
        onError: onChangeFailure,
      },
    },
    tooMany: {
      description: 'The host accepts no more requests for some time; the person can open the nights later.',
      tags: 'failed',
      on: deferring,
    },
    rejected: {
      description: 'The nights were not opened; the person sees the present nights in the calendar.',
      tags: 'failed',
      on: leaving,
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the nights were opened; the person sees the calendar.',
      tags: 'failed',
      on: repeating,
    },
  },
});
