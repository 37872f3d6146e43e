import type { CheckAnswer, Finding, HealthAnswer } from '../../../contract/dashboard/health.ts';

const createFinding = (
  code: string,
  outcome: Finding['outcome'],
  params: Finding['params'] = {},
): Finding => ({
  code,
  params,
  outcome,
  check: code.split('.')[0]!,
  found: `what was found (${code})`,
  fix: outcome === 'ok' ? null : `what to do (${code})`,
});

/** A site with a failed job, a full disk, and a finding that this version of the dashboard has no text for. */
export const sampleChecks: CheckAnswer = {
  checkedAt: '2027-03-03T09:15:00Z',
  findings: [
    createFinding('disk.full', 'failed', { gigabytes: 0.1 }),
    createFinding('gateway.noOwnEndpoint', 'failed', {
      address: 'https://stay.example/api/1/payment/webhook',
      mode: 'live',
    }),
    createFinding('jobs.failed', 'warning', { count: 2 }),
    createFinding('content.property', 'warning', {
      property: 'casa-do-limoeiro',
      name: 'Casa do Limoeiro',
      count: 2,
    }),
    createFinding('backups.none', 'warning'),
    createFinding('moon.full', 'warning'),
    createFinding('certificate.ok', 'ok', { days: 60 }),
    createFinding('mail.ok', 'ok', { host: 'mail.example' }),
    createFinding('spf.ok', 'ok'),
  ],
};

/** A site in which everything is well. */
export const soundChecks: CheckAnswer = {
  checkedAt: '2027-03-03T09:20:00Z',
  findings: [createFinding('disk.ok', 'ok', { gigabytes: 48.2 }), createFinding('mail.ok', 'ok')],
};

export const sampleHealth: HealthAnswer = {
  jobs: [
    {
      id: '7a1f4c1e-4a0f-4f53-9d53-0d3f0b6f2c11',
      queue: 'mail.confirmed',
      reservation: 'FYR3-FCYH',
      since: '2027-03-03T07:12:00Z',
      tries: 4,
      nextTry: '2027-03-03T10:12:00Z',
      why: '550 mailbox full',
    },
    {
      id: '1c2d4c1e-4a0f-4f53-9d53-0d3f0b6f2c12',
      queue: 'payment.refund',
      reservation: null,
      since: '2027-03-02T07:12:00Z',
      tries: 1,
      nextTry: null,
      why: null,
    },
  ],
  software: {
    version: '0.2.0',
    changes: ['To upgrade: copy content/ first.', 'Payments: Stripe with cards.'],
    node: '24.4.0',
    database: 'embedded',
    postgres: '17.5',
    startedAt: '2027-03-01T04:00:00Z',
    freeBytes: 48_200_000_000,
  },
};

/** The same after the jobs were done. */
export const quietHealth: HealthAnswer = { ...sampleHealth, jobs: [] };
