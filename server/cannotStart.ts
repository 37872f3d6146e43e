/** The site cannot start; the message says why and how to mend it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
