import type { DashboardProblemKind } from '../../../../contract/values/dashboardProblemKinds.ts';
import { BulletinsRefused, FormsUnreadable } from '../../registration/index.ts';

interface RefusedOptions extends ErrorOptions {
  kind?: DashboardProblemKind;
}

/** A command of the host cannot be executed; the message gives the reason and the solution. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  /** The answer of the dashboard, which does not show the message, because it is about the command line. */
  readonly kind: DashboardProblemKind;

  constructor(message: string, { kind = 'command-refused', ...options }: RefusedOptions = {}) {
    super(message, options);
    this.kind = kind;
  }
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
