/** Milliseconds that are long enough for the caller's transaction to commit, and too short to be noticed. */
const wakeDelay = 50;

/**
 * Creates a function that calls `notify` with a name after a delay. Names that are given again during the delay share
 * one further call after another delay, so that many jobs at once do not make a worker read its queue for each of them.
 */
export function openWaker<Name extends string>(notify: (name: Name) => void) {
  const pending = new Map<Name, { timer: NodeJS.Timeout; isRepeated: boolean }>();

  function wake(name: Name): void {
    const known = pending.get(name);
    if (known) {
      known.isRepeated = true;
      return;
    }
    const timer = setTimeout(() => {
      const isRepeated = pending.get(name)?.isRepeated;
      pending.delete(name);
      notify(name);
      if (isRepeated) wake(name);
    }, wakeDelay);
    timer.unref();
    pending.set(name, { timer, isRepeated: false });
  }

  return {
    wake,
    stop(): void {
      for (const { timer } of pending.values()) clearTimeout(timer);
      pending.clear();
    },
  };
}
