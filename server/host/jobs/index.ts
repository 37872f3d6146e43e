/**
 * Jobs for external effects (e-mails, charges, refunds). They are enqueued within the transaction of their cause, and
 * executed after it.
 */
export { openJobs, type Handlers, type RunningJobs } from './openJobs.ts';
export { createHandlers } from './handlers.ts';
export { startRecurringTasks } from './recurringTasks.ts';
export { openTaskLease } from './taskLease.ts';
export { readJobFigures, type JobFigures } from './readJobFigures.ts';
export type { Tally } from './tally.ts';
export {
  readTroubledJobs,
  retryTroubledJobs,
  takeUpAbandonedJobs,
  type TroubledJob,
} from './troubledJobs.ts';
