import { findToken } from '../../contract/values/tokenInLink.ts';
import type { SafeStorage } from './storage.ts';

// Removes the token from the address, which other people can see, copy, bookmark or find in a history.
function removeFragment() {
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Reports the token in the fragment of a page's link. It comes from the address or from the tab's storage, in this
 * order; it is empty if neither has one. After the tab has stored it, it is removed from the address. A link that is
 * pasted into the address bar is read in the same way. Returns the function that stops this.
 */
export function followLinkToken(
  key: string,
  storage: SafeStorage,
  report: (token: string) => void,
): () => void {
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
  const onPasted = () => {
    const token = storeTokenFromAddress();
    if (token !== undefined) report(token);
  };
  report(storeTokenFromAddress() ?? readStoredToken());
  window.addEventListener('hashchange', onPasted);
  return () => window.removeEventListener('hashchange', onPasted);
}
