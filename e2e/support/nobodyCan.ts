/** An event that no walker can perform in a browser. */
export class NobodyCan extends Error {
  constructor(by: string) {
    super(`Nobody knows how to do ${by}.`);
  }
}
