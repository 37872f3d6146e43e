/** The database or the data folder cannot be opened; the message names the setting and the solution. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}
