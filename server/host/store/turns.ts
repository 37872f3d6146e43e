/** How long a turn is waited for, in milliseconds. */
const patience = 4_000;

/** Somebody else was at it for too long. */
export class LockTimeout extends Error {
  override readonly name = 'TurnNeverCame';
}

/** Has those who want the same go one after the other, and others side by side. */
export class Turns {
  readonly #latest = new Map<string, Promise<unknown>>();

  /**
   * Does a task when it is its turn.
   * @throws {LockTimeout} when that takes too long
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
