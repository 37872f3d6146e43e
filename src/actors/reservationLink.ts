import { fromCallback, type EventObject } from 'xstate';
import { tokenIn } from '../../contract/rules/reservationLink.ts';
import { randomId } from './randomId.ts';
import { tabStorage, type SafeStorage } from './storage.ts';

const keyOf = (reservationId: string) => `reservation.${reservationId}`;

/**
 * Tells the token of a reservation's link: from the address, else what this tab knows of it since; an empty
 * one where it knows none. Tells it again when another link is pasted over the address.
 */
export const followLink = (storage: SafeStorage = tabStorage) =>
  fromCallback<EventObject, string>(({ input: reservationId, sendBack }) => {
    const known = storage.read(keyOf(reservationId));
    const open = (token: string) => {
      if (token !== '') storage.write(keyOf(reservationId), token);
      sendBack({ type: 'link.read', token, visitId: randomId() });
    };
    // The fragment of a link within the page is no token.
    const onPasted = () => {
      const token = tokenIn(window.location.hash);
      if (token !== undefined) open(token);
    };
    open(tokenIn(window.location.hash) ?? (typeof known === 'string' ? known : ''));
    window.addEventListener('hashchange', onPasted);
    return () => window.removeEventListener('hashchange', onPasted);
  });
