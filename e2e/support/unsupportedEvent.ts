/** An event that no walker can perform in a browser. */
export class UnsupportedEvent extends Error {
  constructor(event: string) {
    super(`No walker can perform ${event}.`);
  }
}
