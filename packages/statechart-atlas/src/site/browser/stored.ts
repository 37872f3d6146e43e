/** Reads a value from the browser's storage; undefined if there is none or storage is blocked. */
export function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores or deletes a value in the browser; without access to storage, it applies to this page only. */
export function store(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // The value would only be used by later pages.
  }
}
