export type Listener<Told = void> = (told: Told) => void;

/** Whoever wants to hear of something, and how they are told. */
export function listeners<Told = void>() {
  const all = new Set<Listener<Told>>();
  return {
    notify: (told: Told): void => {
      for (const listener of all) listener(told);
    },
    /** Returns how to hear no more. */
    add: (listener: Listener<Told>) => {
      all.add(listener);
      return (): void => void all.delete(listener);
    },
  };
}
