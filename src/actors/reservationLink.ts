import { fromCallback, type EventObject } from 'xstate';
import { findToken } from '../../contract/rules/tokenInLink.ts';
import { randomId } from './randomId.ts';
import { openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { tabStorage, type SafeStorage } from './storage.ts';

const getKey = (reservationId: string) => `reservation.${reservationId}`;

// What stands in the address is seen over a shoulder, copied, bookmarked, and kept in histories.
function dropFragment() {
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Tells the token of a reservation's link: from the address, which has it no longer once this tab keeps it; else
 * what the tab knows of it since, or the device that keeps the reservation; an empty one where none of them knows any.
 * With it goes what the device keeps under that token. Tells it again when another link is pasted over the address.
 */
export const followLink = (
  storage: SafeStorage = tabStorage,
  device: Pick<StoredReservations, 'of'> = openStoredReservations(),
) =>
  fromCallback<EventObject, string>(({ input: reservationId, sendBack }) => {
    const key = getKey(reservationId);
    const known = () => {
      const kept = storage.read(key);
      return typeof kept === 'string' ? kept : '';
    };
    const takeFromAddress = () => {
      // The fragment of a link within the page is no token.
      const token = findToken(window.location.hash);
      if (token === undefined) return undefined;
      storage.write(key, token);
      // Where nothing can be kept, a reload needs it there.
      if (known() === token) dropFragment();
      return token;
    };
    const open = (read: string) => {
      const known = device.of(reservationId);
      const token = read === '' ? (known?.token ?? '') : read;
      const kept = known?.token === token ? known : undefined;
      sendBack({ type: 'link.read', token, visitId: randomId(), kept });
    };
    const onPasted = () => {
      const token = takeFromAddress();
      if (token !== undefined) open(token);
    };
    open(takeFromAddress() ?? known());
    window.addEventListener('hashchange', onPasted);
    return () => window.removeEventListener('hashchange', onPasted);
  });
