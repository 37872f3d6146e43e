/** The site cannot start. The message says why and how to fix it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
