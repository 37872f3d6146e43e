import type { DrillProblem } from '../../../contract/dashboard/backups.ts';
import { CommandRefused } from '../../host/index.ts';

/** A backup cannot be restored; the code names the reason for the dashboard. */
export class BackupRefused extends CommandRefused {
  readonly problem: DrillProblem;

  constructor(problem: DrillProblem, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.problem = problem;
  }
}
