/** A host's command that cannot be done; the message says why, and how to mend it. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** A host's command that was given what it does not understand; the message says what it wants. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}
