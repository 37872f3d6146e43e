import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { count } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';

const exampleStays = v.object({ stays: means(count, 'The number of stays that were added or removed.') });
const problems = { 409: ['command-refused', 'idempotency-mismatch'] } as const;
const roles = ['owner', 'manager'] as const;

/** Example stays, with which a host can try the dashboard while the site uses the sandbox. */
export const exampleOperations = {
  fillExamples: {
    method: 'post',
    path: '/examples/fill',
    summary: 'Add a month of example stays, where nights are free',
    success: { status: 200, answer: exampleStays },
    problems,
    roles,
    effect: 'changes',
  },
  removeExamples: {
    method: 'post',
    path: '/examples/remove',
    summary: 'Remove the example stays',
    success: { status: 200, answer: exampleStays },
    problems,
    roles,
    effect: 'changes',
  },
} as const satisfies Record<string, HostOperation>;
