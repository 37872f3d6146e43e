import { Counter, Gauge, type Aggregator, type Registry } from 'prom-client';

/** The figures of an embedded host. Amounts are in cents, durations in milliseconds. */
export interface HostFigures {
  /** Undefined if the database did not answer. */
  figures:
    | {
        holds: number;
        reservations: Readonly<Record<string, number>>;
        payments: readonly { status: string; count: number; amount: number; refunded: number }[];
        jobs: readonly {
          queue: string;
          waiting: number;
          retrying: number;
          active: number;
          failed: number;
          oldestWaiting: number;
        }[];
        calendars: { read: number; failing: number; conflicts: number };
      }
    | undefined;
  milliseconds: number;
  connections: { busy: number; idle: number; waiting: number };
  tries: readonly { queue: string; outcome: string; count: number }[];
  /** The backups of the embedded database; undefined if they are turned off. */
  backups?: { newest: Date | undefined; failures: number };
}

/** The time in milliseconds for which figures are cached, so that frequent scrapes do not load the database. */
const cacheTime = 5_000;

const jobStates = ['waiting', 'retrying', 'active', 'failed'] as const;

function createInstruments(register: Registry, collect: () => Promise<void>) {
  const registers = [register];
  /** With several processes, the first reported value counts: all processes read the same database. */
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers, collect, aggregator: 'first' });
  const ownGauge = (aggregator: Aggregator, name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers, collect, aggregator });
  return {
    holds: gauge('estadia_holds', 'Unpaid holds'),
    reservations: gauge('estadia_reservations', 'Reservations whose stay is not over, by status', 'status'),
    payments: gauge(
      'estadia_payments',
      'Instalments that are due later or were due in the last 90 days, by status',
      'status',
    ),
    amounts: gauge('estadia_payments_euros', 'Sum of these instalments by status', 'status'),
    refunded: gauge('estadia_refunds_euros', 'Sum of the refunds of these instalments'),
    jobs: gauge('estadia_jobs', 'Unfinished jobs by queue and state', 'queue', 'state'),
    oldest: gauge(
      'estadia_jobs_oldest_waiting_seconds',
      'Age of the oldest job that is waiting or retrying; 0 if there is none',
      'queue',
    ),
    calendars: gauge(
      'estadia_calendars',
      'Calendars of other channels, by whether they could be read',
      'state',
    ),
    conflicts: gauge('estadia_calendar_conflicts', 'Stays at other channels that overlap a reservation'),
    isUp: ownGauge('min', 'estadia_database_up', 'Whether the database answers: 1 or 0'),
    query: ownGauge(
      'max',
      'estadia_database_query_seconds',
      'Duration of the database query for these figures',
    ),
    connections: ownGauge(
      'sum',
      'estadia_database_connections',
      'Connections of the pool by state, and requests that wait for one',
      'state',
    ),
    backup: gauge(
      'estadia_backup_timestamp_seconds',
      'Time of the newest daily backup since 1970; 0 if there is none',
    ),
    backupFailures: new Counter({
      name: 'estadia_backup_failures_total',
      help: 'Daily backups that failed since the start',
      registers,
      collect,
    }),
    tries: new Counter({
      name: 'estadia_job_tries_total',
      help: 'Attempts at jobs since the start by outcome: a failed one is retried, a givenUp one is not',
      labelNames: ['queue', 'outcome'],
      registers,
      collect,
    }),
    mails: new Counter({
      name: 'estadia_mails_total',
      help: 'Attempts at e-mail jobs since the start by outcome: sent, failed, givenUp',
      labelNames: ['outcome'],
      registers,
      collect,
    }),
  };
}

type Instruments = ReturnType<typeof createInstruments>;

function setFigures(
  to: Instruments,
  { holds, reservations, payments, jobs, calendars }: HostFigures['figures'] & {},
) {
  to.calendars.set({ state: 'well' }, calendars.read - calendars.failing);
  to.calendars.set({ state: 'failing' }, calendars.failing);
  to.conflicts.set(calendars.conflicts);
  to.holds.set(holds);
  for (const [status, count] of Object.entries(reservations)) to.reservations.set({ status }, count);
  for (const { status, count, amount } of payments) {
    to.payments.set({ status }, count);
    to.amounts.set({ status }, amount / 100);
  }
  to.refunded.set(payments.reduce((sum, { refunded }) => sum + refunded, 0) / 100);
  for (const job of jobs) {
    for (const state of jobStates) to.jobs.set({ queue: job.queue, state }, job[state]);
    to.oldest.set({ queue: job.queue }, job.oldestWaiting);
  }
}

function set(to: Instruments, { figures, milliseconds, connections, tries, backups }: HostFigures) {
  for (const instrument of Object.values(to)) {
    instrument.reset();
    // Otherwise metrics without labels would report 0, which may be wrong.
    instrument.remove({});
  }
  if (backups) {
    to.backup.set((backups.newest?.getTime() ?? 0) / 1000);
    to.backupFailures.inc(backups.failures);
  }
  to.isUp.set(figures === undefined ? 0 : 1);
  to.query.set(milliseconds / 1000);
  for (const [state, count] of Object.entries(connections)) to.connections.set({ state }, count);
  for (const { queue, outcome, count } of tries) {
    to.tries.inc({ queue, outcome }, count);
    if (queue.startsWith('mail.')) to.mails.inc({ outcome: outcome === 'done' ? 'sent' : outcome }, count);
  }
  if (figures) setFigures(to, figures);
}

/** Adds the host's figures, which are read when the register is scraped. */
export function addHostMetrics(register: Registry, read: () => Promise<HostFigures>): void {
  let readAt = -Infinity;
  let reading = Promise.resolve();
  const instruments = createInstruments(register, () => {
    if (performance.now() - readAt < cacheTime) return reading;
    readAt = performance.now();
    reading = read().then((values) => set(instruments, values));
    return reading;
  });
}
