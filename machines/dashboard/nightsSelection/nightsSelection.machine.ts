import { noFailure } from '../../shared/failures.ts';
import { noRefusal } from '../shared/outcomes.ts';
import { blocking, opening } from './availability.ts';
import { describing } from './describing.ts';
import { clearing, nightsSelectionSetup, noEntry } from './nightsSelection.setup.ts';
import { finishing, offering, selecting } from './offering.ts';
import { rates } from './rates.ts';

/** Creates the machine with its first step. */
const createNightsSelection = (initial: 'none' | 'rates' | 'blocking' | 'describing') =>
  nightsSelectionSetup.createMachine({
    id: 'nightsSelection',
    description:
      'A person selects nights of one property in the calendar, and closes, opens or reprices them.',
    context: ({ input: { visitId, draft } }) => ({
      visitId: draft?.visitId ?? visitId,
      ...noEntry,
      ...draft?.entry,
      inputNights: draft?.entry.nights,
      effect: undefined,
      attempt: draft?.attempt ?? 0,
      ...noRefusal,
      ...noFailure,
    }),
    initial,
    states: {
      none: { description: 'No nights are selected.', on: selecting },
      choosing: {
        description: 'The person has marked the first nights, and chooses the last one.',
        on: { ...selecting, ...finishing, ...clearing },
      },
      offering,
      blocking,
      opening,
      describing,
      rates,
      changed: {
        description: 'The nights are changed; the person sees the result.',
        on: { ...selecting, ...clearing },
      },
    },
  });

/** Selects nights of one property in the calendar, and changes them. */
export const nightsSelectionMachine = createNightsSelection('none');

/** The same with an unfinished form, which is opened again. */
export const unfinishedNightsMachines = {
  rates: createNightsSelection('rates'),
  block: createNightsSelection('blocking'),
  stay: createNightsSelection('describing'),
};
