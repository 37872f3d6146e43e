import { fromCallback, type EventObject } from 'xstate';
import { findToken } from '../../contract/values/tokenInLink.ts';
import { randomId } from './randomId.ts';
import { openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { tabStorage, type SafeStorage } from './storage.ts';

const getKey = (reservationId: string) => `reservation.${reservationId}`;

// Removes the token from the address, which other people can see, copy, bookmark or find in a history.
function removeFragment() {
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Sends the token of a reservation link to the page, with the copy of the reservation that the device stores. The token
 * comes from the address or from the tab's storage, in this order; it is empty if neither has one. After the tab has
 * stored it, it is removed from the address. A link that is pasted into the address bar is read in the same way.
 */
export const followLink = (
  storage: SafeStorage = tabStorage,
  device: Pick<StoredReservations, 'find'> = openStoredReservations(),
) =>
  fromCallback<EventObject, string>(({ input: reservationId, sendBack }) => {
    const key = getKey(reservationId);
    const readStoredToken = () => {
      const stored = storage.read(key);
      return typeof stored === 'string' ? stored : '';
    };
    const storeTokenFromAddress = () => {
      // A fragment that refers to an element of the page is not a token.
      const token = findToken(window.location.hash);
      if (token === undefined) return undefined;
      storage.write(key, token);
      // Without storage the token stays in the address, because a reload needs it.
      if (readStoredToken() === token) removeFragment();
      return token;
    };
    const open = (token: string) =>
      sendBack({ type: 'link.read', token, visitId: randomId(), kept: device.find(reservationId) });
    const onPasted = () => {
      const token = storeTokenFromAddress();
      if (token !== undefined) open(token);
    };
    open(storeTokenFromAddress() ?? readStoredToken());
    window.addEventListener('hashchange', onPasted);
    return () => window.removeEventListener('hashchange', onPasted);
  });
