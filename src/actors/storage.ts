/** A browser storage that never throws. The storage may be full, disabled, or contain another program's data. */
export interface SafeStorage {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

const ignoreErrors = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * Opens a storage. A value that the browser does not store lasts until the page is unloaded.
 * @param open returns the storage; a browser may reject even this access
 */
export const safeStorage = (open: () => Storage): SafeStorage => {
  const notStored = new Map<string, string>();
  return {
    read: (key) =>
      ignoreErrors(() => {
        const text = notStored.get(key) ?? open().getItem(key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      }),
    write: (key, value) => {
      const text = JSON.stringify(value);
      try {
        open().setItem(key, text);
        notStored.delete(key);
      } catch {
        notStored.set(key, text);
      }
    },
    remove: (key) => {
      notStored.delete(key);
      ignoreErrors(() => open().removeItem(key));
    },
  };
};

/** Storage that persists after the browser is closed. */
export const deviceStorage = safeStorage(() => window.localStorage);

/** Storage that lasts until the tab is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** Calls back when another tab changes a key of the device's storage. Returns the function that unsubscribes. */
export function onOtherTab(key: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
