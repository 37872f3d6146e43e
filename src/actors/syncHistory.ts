import { fromCallback, type EventObject } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { getSibling } from './getSibling.ts';

/**
 * Keeps the history of the browser with a booking: its steps are entries of it, and the dates and guests are in the
 * address. Its code comes once the page is there, and finds the booking wherever it is by then.
 */
export const syncHistory = fromCallback<EventObject, undefined>(({ self }) => {
  const booking = getSibling<typeof bookingMachine>(self, 'booking');
  const first = booking.getSnapshot();
  const stops: (() => void)[] = [];
  let isLeft = false;
  const begin = async () => {
    const [{ followStay }, { followSteps }] = await Promise.all([
      import('./history/followStay.ts'),
      import('./history/followSteps.ts'),
    ]);
    if (!isLeft) stops.push(followStay(booking), followSteps(booking, first));
  };
  // Without it the booking is the same; it only cannot be walked with the Back button.
  begin().catch(() => undefined);
  return () => {
    isLeft = true;
    for (const stop of stops) stop();
  };
});
