/** Tells when the guest comes back to the page: to its tab, or by the Back button. Returns how to stop. */
export function followRevisits(tell: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') tell();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) tell();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onPageShow);
  };
}
