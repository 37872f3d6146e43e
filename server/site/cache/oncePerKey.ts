/** Lets those who ask for the same thing at the same time wait for one making of it. */
export function oncePerKey<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key) => {
    const current = running.get(key) ?? make(key).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}
