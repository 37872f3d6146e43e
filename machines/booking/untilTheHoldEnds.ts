import type { BookingInvoke } from './booking.setup.ts';
import { getReservation } from './context.ts';

/** A clock that runs until the reservation ends, with the id of the state it belongs to. */
export const untilTheHoldEnds = (id: string) =>
  ({
    id,
    src: 'awaitDeadline',
    input: ({ context }) => ({ deadline: getReservation(context).deadline }),
  }) as const satisfies BookingInvoke;
