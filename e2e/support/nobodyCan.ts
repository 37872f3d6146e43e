/** An event that no walker can perform in a browser. */
export class NobodyCan extends Error {
  constructor(by: string) {
    super(`No walker can perform ${by}.`);
  }
}
