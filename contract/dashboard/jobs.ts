import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { count } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';

const jobId = means(v.pipe(v.string(), v.uuid('invalid_id')), 'The id of a failed job.');

/** E-mails, charges and refunds that failed; `getToday` lists them. */
export const jobOperations = {
  retryJobs: {
    method: 'post',
    path: '/jobs/retry',
    summary: 'Retry a failed job now, or all of them',
    body: v.object({ id: v.optional(jobId) }),
    success: {
      status: 200,
      answer: v.object({ retried: means(count, 'The number of jobs that are retried.') }),
    },
    problems: { 409: ['command-refused', 'idempotency-mismatch'], 422: ['validation-failed'] },
    roles: ['owner', 'manager'],
    effect: 'changes',
  },
} as const satisfies Record<string, HostOperation>;
