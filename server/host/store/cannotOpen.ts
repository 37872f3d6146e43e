/** What the host stands on cannot be opened; the message names the setting and how to mend it. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}
