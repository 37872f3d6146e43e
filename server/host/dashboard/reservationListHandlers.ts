import type {
  ListedDashboardReservation,
  reservationListOperations,
} from '../../../contract/dashboard/reservations.ts';
import type { HostContext } from '../base/context.ts';
import { formatReservationsCsv, runCommand, type ReservationPage } from '../commands/index.ts';
import type { DashboardCall, DashboardHandlers } from './call.ts';

type Name = keyof typeof reservationListOperations;

/** The number of reservations on a page, and in a CSV file. */
const limits = { page: 50, csv: 5000 } as const;

const readPage = (
  host: HostContext,
  { by, order, ...filters }: DashboardCall<'exportReservations'>['query'] & { after?: string | undefined },
  limit: number,
): Promise<ReservationPage> =>
  runCommand(host, 'reservations.list', {
    ...filters,
    departures: by === 'departure',
    latestFirst: order === 'latest',
    limit,
  });

const describe = (
  { email, phone, total, ...reservation }: ReservationPage['reservations'][number],
  { session: { user } }: DashboardCall<Name>,
): ListedDashboardReservation =>
  user.role === 'cleaner'
    ? { ...reservation, email: null, phone: null, total: null }
    : { ...reservation, email, phone, total };

/** The list of reservations. */
export const reservationListHandlers: DashboardHandlers<Name> = {
  listReservations: {
    async reads(host, call) {
      const { reservations, next } = await readPage(host, call.query, limits.page);
      return { reservations: reservations.map((one) => describe(one, call)), next };
    },
  },
  exportReservations: {
    async reads(host, { query }) {
      const { reservations, next } = await readPage(host, query, limits.csv);
      return { csv: formatReservationsCsv(reservations), isComplete: next === null };
    },
  },
};
