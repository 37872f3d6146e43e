import { BulletinsRefused, FormsUnreadable } from '../../registration/index.ts';

/** A command of the host cannot be executed; the message gives the reason and the solution. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** A command names a reservation that does not exist. */
export class UnknownReservation extends CommandRefused {}

/** A command of the host has invalid input; the message describes the expected input. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}

/** Converts an error of the guest registration to a command's error. */
export function refuseAsCommand(error: unknown): never {
  if (!(error instanceof BulletinsRefused || error instanceof FormsUnreadable)) throw error;
  throw new CommandRefused(error.message, { cause: error });
}
