/** The time of a story, which is not that of the machine: it runs on as usual, and can be moved on by weeks. */
export class Time {
  #ahead = 0;

  constructor(begin: string) {
    this.moveTo(begin);
  }

  /** From now on it is this instant. */
  moveTo(instant: string): void {
    this.#ahead = Date.parse(instant) - Date.now();
  }

  /** By how many milliseconds it is ahead of the machine's. */
  get ahead(): number {
    return this.#ahead;
  }

  get now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
}
