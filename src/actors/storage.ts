/** A browser's storage that never throws: it can be full, switched off, or hold somebody else's text. */
export interface SafeStorage {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

const tried = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** @param open gives the storage; a browser may refuse even that. */
export const safeStorage = (open: () => Storage): SafeStorage => ({
  read: (key) =>
    tried(() => {
      const text = open().getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    }),
  write: (key, value) => tried(() => open().setItem(key, JSON.stringify(value))),
  remove: (key) => tried(() => open().removeItem(key)),
});

/** Outlives the browser. */
export const deviceStorage = safeStorage(() => window.localStorage);

/** Lives as long as the tab. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** Calls back when another tab changed a key of the device's storage; returns how to stop. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
