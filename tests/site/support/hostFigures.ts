import type { HostFigures } from '../../../server/site/operation/hostMetrics.ts';

const none = { waiting: 0, retrying: 0, active: 0, failed: 0, oldestWaiting: 0 };
/** The metrics of a host, with each kind of problem. */
export const hostFigures: HostFigures = {
  figures: {
    holds: 3,
    reservations: { awaiting_otp: 1, awaiting_payment: 2, confirmed: 7 },
    payments: [
      { status: 'paid', count: 5, amount: 61_234, refunded: 1_000 },
      { status: 'refunded', count: 1, amount: 500, refunded: 250 },
    ],
    calendars: { read: 3, failing: 1, conflicts: 2 },
    jobs: [
      { ...none, queue: 'mail.confirmed', retrying: 2, oldestWaiting: 95.5 },
      { ...none, queue: 'payment.charge', failed: 1 },
    ],
  },
  milliseconds: 12,
  connections: { busy: 1, idle: 4, waiting: 0 },
  tries: [
    { queue: 'mail.confirmed', outcome: 'done', count: 4 },
    { queue: 'mail.otp', outcome: 'done', count: 2 },
    { queue: 'mail.otp', outcome: 'givenUp', count: 1 },
  ],
  backups: { newest: new Date('2027-01-02T04:00:00Z'), failures: 2 },
};
