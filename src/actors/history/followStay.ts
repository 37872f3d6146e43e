import type { ActorRefFrom } from 'xstate';
import { queryOfStay } from '../../../contract/rules/stayLink.ts';
import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';

/**
 * Keeps the dates and guests of a booking in the address of its page, and nothing else of it: whoever sends the address
 * on asks another one about the same stay. Returns how to stop.
 */
export function followStay(booking: ActorRefFrom<typeof bookingMachine>): () => void {
  const { pathname } = window.location;
  const keep = () => {
    const query = queryOfStay(booking.getSnapshot().context.stay);
    const { pathname: path, search, hash } = window.location;
    // Browsers count how often an address is written.
    if (path !== pathname || query === search) return;
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  keep();
  const subscription = booking.subscribe(keep);
  // An entry further back may have been left with other dates.
  window.addEventListener('popstate', keep);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('popstate', keep);
  };
}
