import { fromCallback, type EventObject } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { getSibling } from './getSibling.ts';

/**
 * Synchronises the browser's history and address with a booking: each step has a history entry, and the address
 * contains the dates and guests. The code is loaded after the page and starts in whatever state the booking then has.
 */
export const syncHistory = fromCallback<EventObject, undefined>(({ self }) => {
  const booking = getSibling<typeof bookingMachine>(self, 'booking');
  const first = booking.getSnapshot();
  const cleanups: (() => void)[] = [];
  let isStopped = false;
  const start = async () => {
    const { pathname } = window.location;
    const [{ followStay }, { followSteps }] = await Promise.all([
      import('./history/followStay.ts'),
      import('./history/followSteps.ts'),
    ]);
    // The guest may have gone back to a page that is being loaded from the site.
    if (!isStopped && window.location.pathname === pathname)
      cleanups.push(followStay(booking), followSteps(booking, first));
  };
  // Without this code the booking works; only the Back button does not move between its steps.
  start().catch(() => undefined);
  return () => {
    isStopped = true;
    for (const stop of cleanups) stop();
  };
});
