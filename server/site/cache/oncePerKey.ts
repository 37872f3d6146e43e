/** Wraps a function so that concurrent calls with the same key share one result. */
export function oncePerKey<Value, Input extends unknown[] = []>(
  make: (key: string, ...input: Input) => Promise<Value>,
): (key: string, ...input: Input) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, ...input) => {
    const current = running.get(key) ?? make(key, ...input).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}
