import type { exampleOperations } from '../../../contract/dashboard/examples.ts';
import { fillExamples, removeExamples } from '../commands/index.ts';
import type { DashboardHandlers } from './dashboardCall.ts';

/** Example stays in the sandbox. */
export const exampleHandlers: DashboardHandlers<keyof typeof exampleOperations> = {
  fillExamples: { writes: (trx, host) => fillExamples({ ...host, db: trx }) },
  removeExamples: { writes: (trx, host) => removeExamples({ ...host, db: trx }) },
};
