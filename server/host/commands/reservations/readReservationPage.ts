import { sql } from 'kysely';
import type { Money } from '../../../../contract/values/money.ts';
import { reservationStatuses, type ReservationStatus } from '../../../../contract/values/statuses.ts';
import type { Database } from '../../store/database.ts';
import { matchesQuery, type SearchScope } from '../../store/reservationWords.ts';
import { statusConditions } from './statusConditions.ts';

/** A position in the list. */
export interface Position {
  date: string;
  number: string;
}

/** The conditions of one page of the list. */
export interface PageQuery {
  unit: string | undefined;
  statuses: readonly ReservationStatus[];
  /** The first and the last date of check-in or check-out. */
  from: string | undefined;
  to: string | undefined;
  departures: boolean;
  latestFirst: boolean;
  /** A search query, as `getSearchQuery` returns it. */
  search: string | undefined;
  searchIn: SearchScope;
  /** The page begins after this position. */
  after: Position | undefined;
  /** The maximum number of rows. */
  rows: number;
}

const getDateColumn = ({ departures }: PageQuery) => (departures ? 'endDate' : 'startDate');

const selectMatching = (db: Database, query: PageQuery) => {
  const { unit, statuses, from, to, search, searchIn, after, latestFirst } = query;
  const date = getDateColumn(query);
  return (
    db
      .selectFrom('reservation')
      // Every reservation meets the condition of all statuses, which would hide the other conditions from the planner.
      .$if(!reservationStatuses.every((status) => statuses.includes(status)), (rows) =>
        rows.where((where) => where.or(statuses.map((status) => statusConditions[status]))),
      )
      .$if(unit !== undefined, (rows) => rows.where('unitId', '=', unit!))
      .$if(from !== undefined, (rows) => rows.where(date, '>=', from!))
      // This follows from the check-in; the index of a property's reservations needs it.
      .$if(from !== undefined && unit !== undefined, (rows) => rows.where('endDate', '>=', from!))
      .$if(to !== undefined, (rows) => rows.where(date, '<=', to!))
      .$if(search !== undefined, (rows) => rows.where(matchesQuery(search!, searchIn)))
      .$if(after !== undefined, (rows) =>
        rows.where(
          sql<boolean>`(${sql.ref(date)}, number) ${sql.raw(latestFirst ? '<' : '>')} (${after!.date}::date, ${after!.number})`,
        ),
      )
  );
};

const columns = [
  'id',
  'number',
  'unitId',
  'startDate',
  'endDate',
  'guestCount',
  'firstName',
  'lastName',
  'email',
  'phonePrefix',
  'phone',
  'arrivalTime',
  'createdAt',
  'status',
  'endReason',
  'holdExpiresAt',
  'source',
  'payout',
  'commission',
] as const;

/** Selects the reservations that a search finds. */
function selectFound(db: Database, query: PageQuery) {
  const date = getDateColumn(query);
  const direction = query.latestFirst ? 'desc' : 'asc';
  // With the offset, the database finds the matches by their words before it sorts them; otherwise, it could read all
  // reservations in the order of the list.
  const matching = selectMatching(db, query)
    .select(['id', `${date} as date`, 'number'])
    .offset(sql.lit(0))
    .as('matching');
  return db
    .selectFrom('reservation')
    .where('id', 'in', (ids) =>
      ids
        .selectFrom(matching)
        .select('matching.id')
        .orderBy('matching.date', direction)
        .orderBy('matching.number', direction)
        .limit(query.rows),
    );
}

/** Reads one page of reservations by check-in or check-out and number. */
export function readReservationPage(db: Database, query: PageQuery) {
  const date = getDateColumn(query);
  const direction = query.latestFirst ? 'desc' : 'asc';
  return (query.search === undefined ? selectMatching(db, query) : selectFound(db, query))
    .select(columns)
    .select([
      sql<Money>`quote -> 'total'`.as('total'),
      sql<number>`json_array_length(quote -> 'paymentOptions' -> 0 -> 'schedule')`.as('instalments'),
      `${date} as date`,
    ])
    .orderBy(date, direction)
    .orderBy('number', direction)
    .limit(query.rows)
    .execute();
}

export type ReservationPageRow = Awaited<ReturnType<typeof readReservationPage>>[number];
