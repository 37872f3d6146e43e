import type { ActorRefFrom } from 'xstate';
import { formatStayQuery } from '../../../contract/rules/stayLink.ts';
import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';

/**
 * Keeps the dates and guests of a booking in the page's address, and no other data. A shared address therefore offers
 * the same stay. Returns the function that stops it.
 */
export function followStay(booking: ActorRefFrom<typeof bookingMachine>): () => void {
  const { pathname } = window.location;
  const updateAddress = () => {
    const query = formatStayQuery(booking.getSnapshot().context.stay);
    const { pathname: path, search, hash } = window.location;
    // Browsers limit how often a page can change its address.
    if (path !== pathname || query === search) return;
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  updateAddress();
  const subscription = booking.subscribe(updateAddress);
  // An earlier history entry may contain other dates.
  window.addEventListener('popstate', updateAddress);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('popstate', updateAddress);
  };
}
