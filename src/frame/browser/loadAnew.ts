const key = 'reloaded-at';
/** No page reloads itself twice within this time, in milliseconds. */
const guard = 10_000;

const now = () => Date.now();

/** Loads an address anew where its scripts cannot be had, as after a new version was put up. */
export function loadAnew(address: string): void {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (now() - last < guard) return;
  sessionStorage.setItem(key, String(now()));
  window.location.assign(address);
}
