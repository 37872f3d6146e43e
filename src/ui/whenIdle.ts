/** Does something once the browser has nothing better to do; what it gives back forgets it. */
export function whenIdle(act: () => void): () => void {
  // Safari cannot tell.
  if (!('requestIdleCallback' in window)) {
    const asked = setTimeout(act, 300);
    return () => clearTimeout(asked);
  }
  const asked = requestIdleCallback(act, { timeout: 2500 });
  return () => cancelIdleCallback(asked);
}
