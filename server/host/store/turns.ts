/** Milliseconds to wait for a turn. */
const patience = 4_000;

/** Another task took too long. */
export class LockTimeout extends Error {
  override readonly name = 'TurnNeverCame';
}

/** Runs tasks with the same name one after the other, and others in parallel. */
export class Turns {
  readonly #latest = new Map<string, Promise<unknown>>();

  /**
   * Runs a task in its turn.
   * @throws {LockTimeout} if the turn does not come within the timeout
   */
  async take<T>(name: string, task: () => Promise<T>): Promise<T> {
    const before = this.#latest.get(name) ?? Promise.resolve();
    const turn = new Promise<void>((resolve, reject) => {
      const timeout = setTimeout(() => reject(new LockTimeout(name)), patience);
      void before.finally(() => {
        clearTimeout(timeout);
        resolve();
      });
    });
    const ownTurn = turn.then(task);
    const done = Promise.allSettled([before, ownTurn]);
    this.#latest.set(name, done);
    void done.then(() => this.#latest.get(name) === done && this.#latest.delete(name));
    return ownTurn;
  }
}
