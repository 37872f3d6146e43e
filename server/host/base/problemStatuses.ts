import { commonDashboardProblems, dashboardOperations } from '../../../contract/dashboard/operations.ts';
import { operations } from '../../../contract/operations.ts';
import type { DashboardProblemKind } from '../../../contract/values/dashboardProblemKinds.ts';

const tables = { ...operations, ...dashboardOperations };

type Problems = typeof commonDashboardProblems | (typeof tables)[keyof typeof tables]['problems'];
type KindsIn<Table> = Table extends object ? Extract<Table[keyof Table], readonly unknown[]>[number] : never;

const entries = [commonDashboardProblems, ...Object.values(tables).map(({ problems }) => problems)].flatMap(
  (problems) =>
    Object.entries<readonly DashboardProblemKind[]>(problems).flatMap(([status, kinds]) =>
      kinds.map((kind) => [kind, Number(status)] as const),
    ),
);

/**
 * The status of each kind of problem, as the operations list it. A body that cannot be parsed is the exception: its problem
 * of the kind `validation-failed` has the status 400. A kind that no operation lists is a type error.
 */
export const problemStatuses: Readonly<Record<DashboardProblemKind, number>> = Object.fromEntries(
  entries,
) as Record<KindsIn<Problems>, number>;
