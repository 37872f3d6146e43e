import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { count, instant } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';

const text = v.string();

/** The values in the texts about a finding. */
const params = v.record(v.string(), v.union([v.string(), v.number()]));
export type FindingParams = v.InferOutput<typeof params>;

const finding = v.object({
  code: means(text, 'Identifies the result, such as `disk.low`; pages have texts for it.'),
  params: means(params, 'The values in these texts.'),
  check: means(text, 'The subject of the check, in English.'),
  outcome: v.picklist(['ok', 'warning', 'failed']),
  found: means(text, 'What was found, in English.'),
  fix: means(v.nullable(text), 'The way to fix the problem, in English; null if there is none.'),
});
/** The result of a check. */
export type Finding = v.InferOutput<typeof finding>;

const failedJob = v.object({
  id: text,
  queue: means(text, 'The kind of job, such as `mail.confirmed`.'),
  reservation: means(v.nullable(text), 'The number of its reservation.'),
  since: instant,
  tries: count,
  nextTry: means(v.nullable(instant), 'Null if it is not tried again automatically.'),
  why: means(v.nullable(text), 'The error of its last attempt, without e-mail addresses.'),
});
/** A job that failed. */
export type FailedJob = v.InferOutput<typeof failedJob>;

const softwareVersion = v.object({
  version: means(text, 'The version of the software.'),
  changes: means(
    v.array(text),
    'The notes about this version in the changelog, one for each entry, in Markdown.',
  ),
  node: means(text, 'The version of Node.'),
  database: v.picklist(['embedded', 'server']),
  postgres: means(text, 'The version of PostgreSQL, also of the embedded one.'),
  startedAt: means(instant, 'The start of the process.'),
  freeBytes: means(v.nullable(count), 'The free disk space of `DATA_DIR`; null if it is unknown.'),
});
export type SoftwareVersion = v.InferOutput<typeof softwareVersion>;

const healthAnswer = v.object({ jobs: v.array(failedJob), software: softwareVersion });
export type HealthAnswer = v.InferOutput<typeof healthAnswer>;

const checkAnswer = v.object({
  checkedAt: instant,
  findings: means(v.array(finding), 'The worst first.'),
});
export type CheckAnswer = v.InferOutput<typeof checkAnswer>;

/** The state of the site and of what it depends on. */
export const healthOperations = {
  getHealth: {
    method: 'get',
    path: '/health',
    summary: 'Read the failed jobs and the version of the software',
    success: { status: 200, answer: healthAnswer },
    problems: {},
    roles: ['owner'],
    effect: 'reads',
  },
  checkSite: {
    method: 'get',
    path: '/health/checks',
    summary: 'Check everything that the site depends on, and say how to fix each problem',
    success: { status: 200, answer: checkAnswer },
    problems: {},
    roles: ['owner'],
    effect: 'reads',
  },
  repairWebhook: {
    method: 'post',
    path: '/health/webhook',
    summary: 'Create or correct the webhook endpoint at the payment gateway',
    success: { status: 200, answer: v.object({ isCorrect: v.literal(true) }) },
    problems: { 409: ['command-refused', 'idempotency-mismatch'], 502: ['payment-gateway'] },
    roles: ['owner'],
    effect: 'changes',
  },
} as const satisfies Record<string, HostOperation>;
