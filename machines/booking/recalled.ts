import type { Remembered } from './booking.types.ts';
import type { ResumeTarget } from './stored.ts';

type Recalled = Remembered & { type: 'booking.recalled' };

const onResume = <In extends ResumeTarget>(target: In, found: 'reportFound' | 'reportAbsent') =>
  ({
    guard: { type: 'resumesIn', params: ({ event }: { event: Recalled }) => ({ remembered: event, target }) },
    target: `#booking.${target}`,
    actions: [
      { type: 'applyRemembered', params: ({ event }: { event: Recalled }) => event },
      'reportRecalledDetails',
      found,
    ],
  }) as const;

/** Transitions of `booking.recalled`, one for each state in which a remembered booking can continue. */
export const recalled = [
  onResume('resuming', 'reportFound'),
  onResume('form.editing', 'reportFound'),
  onResume('form.creating', 'reportFound'),
  onResume('form.refused', 'reportFound'),
  onResume('form.datesTaken', 'reportFound'),
  onResume('form.repricing', 'reportFound'),
  onResume('form.termsChanged', 'reportFound'),
  onResume('form.noMoreHolds', 'reportFound'),
  onResume('form.notCreated', 'reportFound'),
  onResume('dates.priced', 'reportAbsent'),
  onResume('dates.pricing', 'reportAbsent'),
  onResume('dates.halfChosen', 'reportAbsent'),
  onResume('dates.choosing', 'reportAbsent'),
] as const;
