export type Listener<Message = void> = (message: Message) => void;

/** Whoever wants to hear of something, and how they are told. */
export function listeners<Message = void>() {
  const all = new Set<Listener<Message>>();
  return {
    notify: (message: Message): void => {
      for (const listener of all) listener(message);
    },
    /** Returns how to hear no more. */
    add: (listener: Listener<Message>) => {
      all.add(listener);
      return (): void => void all.delete(listener);
    },
  };
}
