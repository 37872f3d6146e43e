export type Listener<Message = void> = (message: Message) => void;

/** A set of listeners and the function that notifies them. */
export function createListeners<Message = void>() {
  const all = new Set<Listener<Message>>();
  return {
    notify: (message: Message): void => {
      for (const listener of all) listener(message);
    },
    /** Adds a listener. Returns the function that removes it. */
    add: (listener: Listener<Message>) => {
      all.add(listener);
      return (): void => void all.delete(listener);
    },
  };
}
