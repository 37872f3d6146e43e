import type { FailureKind } from '../../contract/callFailed.ts';
import { problemKinds, type ProblemKind } from '../../contract/problemKinds.ts';

/** Every way a call can fail. */
export const everyKind: readonly FailureKind[] = [
  ...(Object.keys(problemKinds) as ProblemKind[]),
  'timed-out',
  'unreachable',
  'unknown',
];
