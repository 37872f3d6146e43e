/** An event that a walker cannot perform in a browser; the test of its path is skipped. */
export class UnsupportedEvent extends Error {
  constructor(event: string) {
    super(`No walker can perform ${event}.`);
  }
}
