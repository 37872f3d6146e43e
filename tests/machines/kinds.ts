import type { FailureKind } from '../../contract/callFailed.ts';
import { dashboardProblemKinds, type DashboardProblemKind } from '../../contract/dashboard/problemKinds.ts';

/** Every way a call can fail. */
export const everyKind: readonly FailureKind[] = [
  ...(Object.keys(dashboardProblemKinds) as DashboardProblemKind[]),
  'timed-out',
  'unreachable',
  'unknown',
];
