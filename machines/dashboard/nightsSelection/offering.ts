import { clearing, nightsSelectionSetup } from './nightsSelection.setup.ts';
import type { NightsSelectionContext, SelectedNights, SelectedStay } from './nightsSelection.types.ts';

const storeNights = {
  type: 'storeNights',
  params: ({ event }: { event: { nights: SelectedNights } }) => event.nights,
} as const;

const offer = <Kind extends 'free' | 'taken' | 'closed'>(kind: Kind) =>
  ({
    target: `#nightsSelection.offering.${kind}`,
    actions: [storeNights, 'focusSelection'],
  }) as const;

/** The person begins to select nights, or others. */
export const selecting = {
  'nights.marked': { target: '#nightsSelection.choosing', actions: storeNights },
  'closedNights.chosen': offer('closed'),
  'channelStay.chosen': {
    target: '#nightsSelection.describing',
    actions: [
      { type: 'selectStay', params: ({ event }: { event: { stay: SelectedStay } }) => event.stay },
      'focusSelection',
    ],
  },
} as const;

/** The person finishes the selection. */
export const finishing = { 'nights.chosen': offer('free'), 'takenNights.chosen': offer('taken') } as const;

const prepare = <Change extends NightsSelectionContext['change']>(change: Change) =>
  ({ type: 'prepareChange', params: change }) as const;

const changingRates = {
  'rates.requested': { target: '#nightsSelection.rates', actions: [prepare('rates'), 'focusField'] },
  'usualRates.requested': {
    target: '#nightsSelection.rates.previewing',
    actions: [prepare('rates'), 'requestUsualRates', 'focusSelection'],
  },
} as const;

/** The step in which the person sees what can be done with the selected nights. */
export const offering = nightsSelectionSetup.createStateConfig({
  description: 'The person sees what can be done with the selected nights.',
  initial: 'free',
  on: { ...selecting, ...clearing },
  states: {
    free: {
      description: 'All of the nights are free.',
      on: {
        ...changingRates,
        'blocking.requested': {
          target: '#nightsSelection.blocking',
          actions: [prepare('block'), 'focusField'],
        },
      },
    },
    taken: {
      description: 'Some of the nights are taken; the person can select a part of them, or change prices.',
      on: { ...changingRates, 'nights.chosen': offer('free') },
    },
    closed: {
      description: 'The host has closed the nights.',
      on: {
        'opening.requested': {
          target: '#nightsSelection.opening',
          actions: [prepare('open'), 'focusSelection'],
        },
      },
    },
  },
});
