import { fromCallback, type EventObject, type SnapshotFrom } from 'xstate';
import { queryOfStay } from '../../contract/rules/stayLink.ts';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { beside } from './beside.ts';

/**
 * Keeps the dates and guests of a booking in the address of its page, and nothing else of it: whoever sends the address
 * on asks another one about the same stay.
 */
export const keepAddress = fromCallback<EventObject, undefined>(({ self }) => {
  const booking = beside<typeof bookingMachine>(self, 'booking');
  const { pathname } = window.location;
  let kept: string | undefined;
  const keep = ({ context: { stay } }: SnapshotFrom<typeof bookingMachine>) => {
    const query = queryOfStay(stay);
    if (query === kept || window.location.pathname !== pathname) return;
    kept = query;
    const { search, hash } = window.location;
    if (query !== search) window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  keep(booking.getSnapshot());
  const subscription = booking.subscribe(keep);
  return () => subscription.unsubscribe();
});
