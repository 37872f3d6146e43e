import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardProblemKinds } from '../../contract/values/dashboardProblemKinds.ts';

/** Every way a call can fail. */
export const everyKind: readonly FailureKind[] = [
  ...dashboardProblemKinds,
  'timed-out',
  'unreachable',
  'unknown',
];
