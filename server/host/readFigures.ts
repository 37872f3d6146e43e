import { holdStatuses } from '../../contract/rules/booked.ts';
import type { ReservationStatus } from '../../contract/values/statuses.ts';
import { countConflicts } from './calendars/conflicts.ts';
import { readJobFigures, type JobFigures } from './jobs/index.ts';
import { clock, dateFromNow, type Database } from './store/database.ts';
import type { Store } from './store/openStore.ts';
import type { PaymentStatus } from './store/schema.ts';

/** The host's metrics, without personal data. */
export interface Figures {
  /** The number of active unpaid holds. */
  holds: number;
  /** Reservations of stays that are not over, by status. */
  reservations: Readonly<Partial<Record<ReservationStatus, number>>>;
  /** Instalments that were due in the last 90 days or are due later; amounts in cents. */
  payments: readonly { status: PaymentStatus; count: number; amount: number; refunded: number }[];
  jobs: readonly JobFigures[];
  /**
   * Calendars of other channels: those that are read, those that fail now, and stays that overlap with a reservation.
   */
  calendars: { read: number; failing: number; conflicts: number };
}

/** Database connections: in use, free, and the number of requests that wait for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export const countConnections = ({ pool }: Pick<Store, 'pool'>): Connections => ({
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/** Days for which instalments are counted after they are due. */
const countedDays = 90;
/** Days within which all stays end; without an upper limit, the planner expects most rows of the table. */
const farAheadDays = 3660;

async function readReservations(db: Database) {
  const rows = await db
    .selectFrom('reservation')
    .select((row) => [
      'status',
      row('holdExpiresAt', '<=', clock).and('status', 'in', holdStatuses).as('isOver'),
      row.fn.countAll<string>().as('count'),
    ])
    .where('endDate', '>=', dateFromNow(0))
    .where('endDate', '<', dateFromNow(farAheadDays))
    .groupBy(['status', 'isOver'])
    .execute();
  const reservations: Partial<Record<ReservationStatus, number>> = {};
  for (const { status, isOver, count } of rows) {
    const now = isOver ? 'expired' : status;
    reservations[now] = (reservations[now] ?? 0) + Number(count);
  }
  return reservations;
}

async function readPaid(db: Database): Promise<Figures['payments']> {
  const rows = await db
    .selectFrom('payment')
    .select((row) => [
      'status',
      row.fn.countAll<string>().as('count'),
      row.fn.sum<string>('amount').as('amount'),
      row.fn.sum<string>('refundAmount').as('refunded'),
    ])
    .where('dueDate', '>=', dateFromNow(-countedDays))
    .where('dueDate', '<', dateFromNow(farAheadDays))
    .groupBy('status')
    .execute();
  return rows.map(({ status, ...sums }) => ({
    status,
    count: Number(sums.count),
    amount: Number(sums.amount),
    refunded: Number(sums.refunded),
  }));
}

async function readCalendars(db: Database): Promise<Figures['calendars']> {
  const { read, failing } = await db
    .selectFrom('calendar')
    .select((row) => [
      row.fn.countAll<string>().as('read'),
      row.fn.count<string>('failingSince').as('failing'),
    ])
    .executeTakeFirstOrThrow();
  return { read: Number(read), failing: Number(failing), conflicts: await countConflicts(db) };
}

/** Reads the host's metrics from the database. */
export async function readFigures(db: Database): Promise<Figures> {
  const reservations = await readReservations(db);
  const holds = holdStatuses.reduce((sum, status) => sum + (reservations[status] ?? 0), 0);
  const payments = await readPaid(db);
  return {
    holds,
    reservations,
    payments,
    jobs: await readJobFigures(db),
    calendars: await readCalendars(db),
  };
}
