/** Starts at most `most` of the waiting parts at once; the others start in their order when one has ended. */
export function createTurns(most: number) {
  const running = new Set<symbol>();
  const queue = new Map<symbol, () => void>();
  const giveTurns = () => {
    for (const [id, begin] of queue) {
      if (running.size >= most) return;
      queue.delete(id);
      running.add(id);
      begin();
    }
  };
  return {
    /** Calls `begin` when it is its turn; the returned function ends it, or its wait. */
    wait: (begin: () => void): (() => void) => {
      const id = Symbol('turn');
      queue.set(id, begin);
      giveTurns();
      return () => {
        queue.delete(id);
        running.delete(id);
        giveTurns();
      };
    },
  };
}
