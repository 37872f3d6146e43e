/** A value that all pages of a tab share. */
export interface TabValue<T> {
  get: () => T;
  set: (next: T) => void;
}

/** Creates a value of a tab. */
export function createTabValue<T>(first: T): TabValue<T> {
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
    },
  };
}
