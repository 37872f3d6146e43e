import type { BookingInvoke } from './booking.setup.ts';
import { getReservation } from './context.ts';

/** Returns an invoked clock that runs until the hold ends; `id` belongs to the invoking state. */
export const awaitHoldEnd = (id: string) =>
  ({
    id,
    src: 'awaitDeadline',
    input: ({ context }) => ({ deadline: getReservation(context).deadline }),
  }) as const satisfies BookingInvoke;
