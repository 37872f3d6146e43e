/** Something that happens to a machine and that no walker knows how to do in a browser. */
export class NobodyCan extends Error {
  constructor(by: string) {
    super(`Nobody knows how to do ${by}.`);
  }
}
