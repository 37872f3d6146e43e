/** What must happen outside (mails, charges, refunds), written in the transaction of its cause, done after it. */
export { openJobs, type Handlers, type RunningJobs } from './openJobs.ts';
export { createHandlers } from './handlers.ts';
export { startRecurringTasks } from './recurringTasks.ts';
export { readJobFigures, type JobFigures } from './readJobFigures.ts';
export type { Tally } from './tally.ts';
export {
  readTroubledJobs,
  retryTroubledJobs,
  takeUpAbandonedJobs,
  type TroubledJob,
} from './troubledJobs.ts';
