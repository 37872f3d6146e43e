import { fromCallback, type EventObject } from 'xstate';
import { onRestored } from './onRestored.ts';

/**
 * Calls back when the guest returns to the page: to its tab, or by the Back button. Returns the function that
 * unsubscribes.
 */
export function onRevisited(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stop = onRestored(listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
}

/** Notifies a machine when the guest returns to the page. */
export const followRevisits = fromCallback<EventObject, undefined>(({ sendBack }) =>
  onRevisited(() => sendBack({ type: 'page.revisited' })),
);
