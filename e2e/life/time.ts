/** The time of a scenario, which differs from that of the machine: it runs normally, and can be moved by weeks. */
export class Time {
  #ahead = 0;

  constructor(begin: string) {
    this.moveTo(begin);
  }

  /** Moves the time to an instant. */
  moveTo(instant: string): void {
    this.#ahead = Date.parse(instant) - Date.now();
  }

  /** How far it is ahead of the machine's time, in milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  get now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
}
