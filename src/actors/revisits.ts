import { fromCallback, type EventObject } from 'xstate';
import { onRestored } from './restored.ts';

/** Tells when the guest comes back to the page: to its tab, or by the Back button. Returns how to stop. */
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

/** Tells a machine when the guest comes back to the page. */
export const followRevisits = fromCallback<EventObject, undefined>(({ sendBack }) =>
  onRevisited(() => sendBack({ type: 'page.revisited' })),
);
