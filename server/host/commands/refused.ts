import { BulletinsRefused, FormsUnreadable } from '../registration/index.ts';

/** A host's command that cannot be done; the message says why, and how to mend it. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** A host's command that was given what it does not understand; the message says what it wants. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}

/** What the registration of guests says by itself of what is missing, as the answer to a command. */
export function refuseAsCommand(error: unknown): never {
  if (!(error instanceof BulletinsRefused || error instanceof FormsUnreadable)) throw error;
  throw new CommandRefused(error.message, { cause: error });
}
