import type { Remembered } from './booking.types.ts';
import type { GoesOnIn } from './stored.ts';

type Recalled = Remembered & { type: 'booking.recalled' };

const goesOn = <In extends GoesOnIn>(where: In, found: 'reportFound' | 'reportAbsent') =>
  ({
    guard: { type: 'itGoesOn', params: ({ event }: { event: Recalled }) => ({ remembered: event, where }) },
    target: `#booking.${where}`,
    actions: [
      { type: 'takeRemembered', params: ({ event }: { event: Recalled }) => event },
      'reportRecalledDetails',
      found,
    ],
  }) as const;

/** What this browser remembers of a booking is told once, when the page begins. */
export const recalled = [
  goesOn('resuming', 'reportFound'),
  goesOn('form.editing', 'reportFound'),
  goesOn('form.creating', 'reportFound'),
  goesOn('form.refused', 'reportFound'),
  goesOn('form.datesTaken', 'reportFound'),
  goesOn('form.repricing', 'reportFound'),
  goesOn('form.termsChanged', 'reportFound'),
  goesOn('form.noMoreHolds', 'reportFound'),
  goesOn('form.notCreated', 'reportFound'),
  goesOn('dates.priced', 'reportAbsent'),
  goesOn('dates.pricing', 'reportAbsent'),
  goesOn('dates.halfChosen', 'reportAbsent'),
  goesOn('dates.choosing', 'reportAbsent'),
] as const;
