import type { SnapshotFrom } from 'xstate';
import type { FirstRunProgress } from '../../../../contract/dashboard/firstRun.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type {
  FirstRunContext,
  FirstRunEvent,
  firstRunMachine,
} from '../../../../machines/dashboard/firstRun/firstRun.machine.ts';

export type FirstRunState = SnapshotFrom<typeof firstRunMachine>['value'];

/** The properties of the screens of the first steps. */
export interface FirstRunProps {
  context: FirstRunContext;
  session: Session;
  send: (event: FirstRunEvent) => void;
}

/** The properties of what is shown once the progress is loaded. */
export interface ProgressProps {
  progress: FirstRunProgress;
  session: Session;
}
