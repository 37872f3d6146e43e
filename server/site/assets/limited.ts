/** Limits the number of concurrent tasks; the others wait for their turn. */
export function limited(atOnce: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      // The next waiting task takes over this task's slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
