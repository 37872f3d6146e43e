import type {
  ListedDashboardReservation,
  reservationListOperations,
} from '../../../contract/dashboard/reservations.ts';
import type { Role } from '../../../contract/dashboard/role.ts';
import type { HostContext } from '../base/context.ts';
import {
  formatForSpreadsheets,
  formatReservationsCsv,
  runCommand,
  type ReservationPage,
} from '../commands/index.ts';
import { getTimeZone } from '../content/index.ts';
import type { SearchScope } from '../store/reservationWords.ts';
import type { SignedIn } from '../users/index.ts';
import type { DashboardCall, DashboardHandlers } from './dashboardCall.ts';

type Name = keyof typeof reservationListOperations;

/** The number of reservations on a page, and in a CSV file. */
const limits = { page: 50, csv: 5000 } as const;

/** The words that the search of each role compares: guesses would find a field that the answer hides. */
const searchScopes = {
  owner: 'all',
  manager: 'all',
  accountant: 'all',
  cleaner: 'names',
} as const satisfies Record<Role, SearchScope>;

const readPage = (
  host: HostContext,
  { user }: SignedIn,
  { by, order, ...filters }: DashboardCall<'exportReservations'>['body'] & { after?: string | undefined },
  limit: number,
): Promise<ReservationPage> =>
  runCommand(host, 'reservations.list', {
    ...filters,
    searchIn: searchScopes[user.role],
    departures: by === 'departure',
    latestFirst: order === 'latest',
    limit,
  });

const noMoney = { total: null, collectedBy: null, payout: null, commission: null } as const;

const describe = (
  {
    email,
    phone,
    total,
    collectedBy,
    payout,
    commission,
    ...reservation
  }: ReservationPage['reservations'][number],
  { session: { user } }: DashboardCall<Name>,
): ListedDashboardReservation =>
  user.role === 'cleaner'
    ? { ...reservation, email: null, phone: null, ...noMoney }
    : { ...reservation, email, phone, total, collectedBy, payout, commission };

/** The list of reservations. */
export const reservationListHandlers: DashboardHandlers<Name> = {
  listReservations: {
    async reads(host, call) {
      const { reservations, next } = await readPage(host, call.session, call.query, limits.page);
      return { reservations: reservations.map((one) => describe(one, call)), next };
    },
  },
  exportReservations: {
    // As a read, so that personal data is not stored with an idempotency key.
    async reads(host, { body, session, language, note }) {
      const { reservations, next } = await readPage(host, session, body, limits.csv);
      const { unit } = body;
      note({ ...(unit !== undefined && { unitId: unit }), details: { rows: reservations.length } });
      const format = formatForSpreadsheets(language, (id) => getTimeZone(host.content, id));
      return { csv: formatReservationsCsv(reservations, format), isComplete: next === null };
    },
  },
};
