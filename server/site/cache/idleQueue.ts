/** The time in milliseconds without new work after which the queue starts. */
const idleAfter = 1000;

/**
 * Creates a queue of keys that are processed one after the other while no new key is added. A key that is added again is
 * processed once.
 */
export function createIdleQueue(work: (key: string) => Promise<void>, onError: (error: unknown) => void) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void processNext(), idleAfter);
    timer.unref();
  };
  const processNext = async () => {
    const [key] = waiting;
    if (key === undefined || isWorking) return;
    waiting.delete(key);
    isWorking = true;
    const scheduled = timer;
    try {
      await work(key);
    } catch (error) {
      onError(error);
    } finally {
      isWorking = false;
    }
    // New work has started the waiting time again.
    if (timer !== scheduled) schedule();
    else await processNext();
  };

  return {
    add(key: string): void {
      waiting.add(key);
      schedule();
    },
    clear(): void {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
