import type { jobOperations } from '../../../contract/dashboard/jobs.ts';
import { runCommand } from '../commands/index.ts';
import type { DashboardHandlers } from './dashboardCall.ts';

/** Jobs that failed. */
export const jobHandlers: DashboardHandlers<keyof typeof jobOperations> = {
  retryJobs: { writes: (trx, host, { body }) => runCommand({ ...host, db: trx }, 'jobs.retry', body) },
};
