import { fromCallback, type EventObject } from 'xstate';

/** Tells when the page comes back from the browser's memory, as by the Back button. Returns how to stop. */
export function onRestored(tell: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) tell();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/** Tells when the guest comes back to the page: to its tab, or by the Back button. */
export const followRevisits = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'page.revisited' });
  const onVisibility = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stop = onRestored(tell);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
});
