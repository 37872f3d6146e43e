import { noFailure } from '../../shared/failures.ts';
import { noRefusal } from '../shared/outcomes.ts';
import { blocking, opening } from './availability.ts';
import { describing } from './describing.ts';
import { clearing, nightsSelectionSetup, noSelection, unchangedRates } from './nightsSelection.setup.ts';
import { finishing, offering, selecting } from './offering.ts';
import { rates } from './rates.ts';

/** Selects nights of one property in the calendar, and changes them. */
export const nightsSelectionMachine = nightsSelectionSetup.createMachine({
  id: 'nightsSelection',
  description: 'A person selects nights of one property in the calendar, and closes, opens or reprices them.',
  context: ({ input }) => ({
    ...input,
    ...noSelection,
    change: 'block',
    reason: '',
    rates: unchangedRates,
    effect: undefined,
    attempt: 0,
    ...noRefusal,
    ...noFailure,
  }),
  initial: 'none',
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
