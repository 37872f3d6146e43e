import type { BookingInvoke } from './booking.setup.ts';
import { heldIn } from './context.ts';

/** A clock that runs until the reservation ends, with the id of the state it belongs to. */
export const untilTheHoldEnds = (id: string) =>
  ({
    id,
    src: 'awaitDeadline',
    input: ({ context }) => ({ deadline: heldIn(context).deadline }),
  }) as const satisfies BookingInvoke;
