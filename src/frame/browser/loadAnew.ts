const key = 'reloaded-at';
/** No page reloads itself twice within this time, in milliseconds. */
const guard = 10_000;

const now = () => Date.now();

/** Has the site make a page: of another address, or of this one once more, where it was left. */
export function askAnew(address: string): void {
  const { pathname, search, hash } = window.location;
  if (address === pathname + search + hash) window.location.reload();
  else window.location.assign(address);
}

/** Loads an address anew where its scripts cannot be had, as after a new version was put up. */
export function loadAnew(address: string): void {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (now() - last < guard) return;
  sessionStorage.setItem(key, String(now()));
  window.location.assign(address);
}
