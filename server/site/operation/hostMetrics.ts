import { Counter, Gauge, type Aggregator, type Registry } from 'prom-client';

/** What an embedded host tells of itself. Amounts in cents, durations in milliseconds. */
export interface HostFigures {
  /** Undefined where its database did not answer. */
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
  /** Those of the embedded database; undefined where none are made. */
  backups?: { newest: Date | undefined; failures: number };
}

/** How old what is told may be, in milliseconds: who scrapes often costs the database no more. */
const cacheTime = 5_000;

const jobStates = ['waiting', 'retrying', 'active', 'failed'] as const;

function createInstruments(register: Registry, collect: () => Promise<void>) {
  const registers = [register];
  /** Of several processes, the first one that told it counts: all of them read the same database. */
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers, collect, aggregator: 'first' });
  const ownGauge = (aggregator: Aggregator, name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers, collect, aggregator });
  return {
    holds: gauge('estadia_holds', 'Holds of guests who have not paid yet'),
    reservations: gauge('estadia_reservations', 'Reservations by status', 'status'),
    payments: gauge('estadia_payments', 'Instalments by status', 'status'),
    amounts: gauge('estadia_payments_euros', 'Sum of instalments by status', 'status'),
    refunded: gauge('estadia_refunds_euros', 'What of all instalments goes back to guests'),
    jobs: gauge('estadia_jobs', 'Jobs that are not done, by queue and state', 'queue', 'state'),
    oldest: gauge(
      'estadia_jobs_oldest_waiting_seconds',
      'Age of the oldest job that waits, or waits for its next try; 0 where none does',
      'queue',
    ),
    calendars: gauge(
      'estadia_calendars',
      'Calendars of other channels, by whether they could be read',
      'state',
    ),
    conflicts: gauge('estadia_calendar_conflicts', 'Stays elsewhere that meet a reservation'),
    isUp: ownGauge('min', 'estadia_database_up', 'Whether the database answers: 1 or 0'),
    query: ownGauge('max', 'estadia_database_query_seconds', 'Time the database took to tell these figures'),
    connections: ownGauge(
      'sum',
      'estadia_database_connections',
      'Connections of the pool, and who waits for one',
      'state',
    ),
    backup: gauge(
      'estadia_backup_timestamp_seconds',
      'When the newest daily backup was made, since 1970; 0 where there is none',
    ),
    backupFailures: new Counter({
      name: 'estadia_backup_failures_total',
      help: 'Daily backups that failed since the start',
      registers,
      collect,
    }),
    tries: new Counter({
      name: 'estadia_job_tries_total',
      help: 'Tries of jobs since the start by outcome: a failed one is tried again, a givenUp one is not',
      labelNames: ['queue', 'outcome'],
      registers,
      collect,
    }),
    mails: new Counter({
      name: 'estadia_mails_total',
      help: 'The same of mails alone, by outcome: sent, failed, givenUp',
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
    // Else what has no labels is told as 0, which may not be so.
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

/** Adds what the host tells of itself, which is asked for when the register is read. */
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
