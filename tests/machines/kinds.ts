import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import {
  dashboardProblemKinds,
  type DashboardProblemKind,
} from '../../contract/values/dashboardProblemKinds.ts';

/** Every way a call can fail. */
export const everyKind: readonly FailureKind[] = [
  ...(Object.keys(dashboardProblemKinds) as DashboardProblemKind[]),
  'timed-out',
  'unreachable',
  'unknown',
];
