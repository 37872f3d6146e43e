/** Tells when the page comes back from the browser's memory, as by the Back button. Returns how to stop. */
export function onRestored(tell: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) tell();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
