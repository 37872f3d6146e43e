import { tokenIn } from './linkFragment.ts';
import { tabStorage, type SafeStorage } from './storage.ts';

const keyOf = (reservationId: string) => `reservation.${reservationId}`;

/**
 * Tells the token of a reservation's link: from the address, else what this tab knows of it since; an empty
 * one where it knows none. Tells it again when another link is pasted over the address. Returns how to stop.
 */
export function followLink(
  reservationId: string,
  tell: (token: string) => void,
  storage: SafeStorage = tabStorage,
): () => void {
  const known = storage.read(keyOf(reservationId));
  const open = (token: string) => {
    if (token !== '') storage.write(keyOf(reservationId), token);
    tell(token);
  };
  // The fragment of a link within the page is no token.
  const onPasted = () => {
    const token = tokenIn(window.location.hash);
    if (token !== undefined) open(token);
  };
  open(tokenIn(window.location.hash) ?? (typeof known === 'string' ? known : ''));
  window.addEventListener('hashchange', onPasted);
  return () => window.removeEventListener('hashchange', onPasted);
}
