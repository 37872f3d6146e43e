import type { RememberedBooking } from './booking.types.ts';
import type { ResumeTarget } from './stored.ts';

type RestoreEvent = RememberedBooking & { type: 'booking.recalled' };

const onResume = <In extends ResumeTarget>(
  target: In,
  reportAction: 'reportBookingFound' | 'reportNoBookingFound',
) =>
  ({
    guard: {
      type: 'resumesIn',
      params: ({ event }: { event: RestoreEvent }) => ({ remembered: event, target }),
    },
    target: `#booking.${target}`,
    actions: [
      { type: 'restoreBooking', params: ({ event }: { event: RestoreEvent }) => event },
      'reportRecalledDetails',
      reportAction,
    ],
  }) as const;

/** Transitions of `booking.recalled`, one for each state in which a remembered booking can continue. */
export const restoreTransitions = [
  onResume('redirecting', 'reportBookingFound'),
  onResume('resuming', 'reportBookingFound'),
  onResume('form.editing', 'reportBookingFound'),
  onResume('form.creating', 'reportBookingFound'),
  onResume('form.refused', 'reportBookingFound'),
  onResume('form.datesTaken', 'reportBookingFound'),
  onResume('form.repricing', 'reportBookingFound'),
  onResume('form.termsChanged', 'reportBookingFound'),
  onResume('form.noMoreHolds', 'reportBookingFound'),
  onResume('form.notCreated', 'reportBookingFound'),
  onResume('dates.priced', 'reportNoBookingFound'),
  onResume('dates.pricing', 'reportNoBookingFound'),
  onResume('dates.halfChosen', 'reportNoBookingFound'),
  onResume('dates.choosing', 'reportNoBookingFound'),
] as const;
