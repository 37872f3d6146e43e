import type {
  DashboardReservationSums,
  ListedDashboardReservation,
  reservationListOperations,
} from '../../../contract/dashboard/reservations.ts';
import type { Role } from '../../../contract/dashboard/role.ts';
import type { HostContext } from '../base/context.ts';
import { refuseValue } from '../base/refusal.ts';
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

type List = DashboardCall<'exportReservations'>['body'];

const getConditions = ({ unit, search, status, from, to, by }: List, { user }: SignedIn) => ({
  unit,
  search,
  status,
  from,
  to,
  searchIn: searchScopes[user.role],
  departures: by === 'departure',
});

function readPage(
  host: HostContext,
  session: SignedIn,
  list: List & { after?: string | undefined },
  limit: number,
): Promise<ReservationPage> {
  const { sort, order, after } = list;
  // The order would show which stay costs more.
  if (sort === 'amount' && session.user.role === 'cleaner') throw refuseValue('sort', 'invalid_choice');
  return runCommand(host, 'reservations.list', {
    ...getConditions(list, session),
    sort,
    latestFirst: order === 'descending',
    limit,
    after,
  });
}

async function readSums(
  host: HostContext,
  { query, session }: DashboardCall<'listReservations'>,
): Promise<DashboardReservationSums | null> {
  if (query.after !== undefined) return null;
  const { count, ...money } = await runCommand(host, 'reservations.sum', getConditions(query, session));
  return { count, money: session.user.role === 'cleaner' ? null : money };
}

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
      return {
        reservations: reservations.map((one) => describe(one, call)),
        next,
        sums: await readSums(host, call),
      };
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
