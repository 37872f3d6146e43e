import { sql } from 'kysely';
import type { ReservationSort } from '../../../../contract/dashboard/listAddress.ts';
import type { Money } from '../../../../contract/values/money.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { reservationStatuses, type ReservationStatus } from '../../../../contract/values/statuses.ts';
import { longestStay } from '../../stays/nightsRange.ts';
import { instalments } from '../../stays/source.ts';
import type { Database } from '../../store/database.ts';
import { matchesQuery, type SearchScope } from '../../store/reservationWords.ts';
import { getSortValue, sortKeys } from './sortKeys.ts';
import { statusConditions } from './statusConditions.ts';

/** A position in the list. */
export interface Position {
  /** The value by which the list is sorted, as text. */
  value: string;
  number: string;
}

/** The conditions of a list. */
export interface ListConditions {
  unit: string | undefined;
  statuses: readonly ReservationStatus[];
  /** The first and the last date of check-in or check-out. */
  from: string | undefined;
  to: string | undefined;
  departures: boolean;
  /** The first date of check-out, whatever the dates refer to. */
  earliestCheckOut: string | undefined;
  /** A search query, as `getSearchQuery` returns it. */
  search: string | undefined;
  searchIn: SearchScope;
}

/** The conditions of one page of the list. */
export interface PageQuery extends ListConditions {
  sort: ReservationSort;
  /** Whether the list begins with the latest date, the last name or the highest amount. */
  latestFirst: boolean;
  /** The page begins after this position. */
  after: Position | undefined;
  /** The maximum number of rows. */
  rows: number;
}

/** Selects the reservations that match the conditions of a list. */
export const selectMatching = (db: Database, conditions: ListConditions) => {
  const { unit, statuses, from, to, earliestCheckOut, search, searchIn, departures } = conditions;
  const date = departures ? 'endDate' : 'startDate';
  return (
    db
      .selectFrom('reservation')
      // Every reservation meets the condition of all statuses, which would hide the other conditions from the planner.
      .$if(!reservationStatuses.every((status) => statuses.includes(status)), (rows) =>
        rows.where((where) => where.or(statuses.map((status) => statusConditions[status]))),
      )
      .$if(unit !== undefined, (rows) => rows.where('unitId', '=', unit!))
      .$if(from !== undefined, (rows) => rows.where(date, '>=', from!))
      .$if(earliestCheckOut !== undefined, (rows) =>
        rows
          .where('endDate', '>=', earliestCheckOut!)
          .where('startDate', '>=', daysLater(earliestCheckOut!, -longestStay)),
      )
      // This follows from the check-in; the index of a property's reservations needs it.
      .$if(from !== undefined && unit !== undefined, (rows) => rows.where('endDate', '>=', from!))
      .$if(to !== undefined, (rows) => rows.where(date, '<=', to!))
      .$if(search !== undefined, (rows) => rows.where(matchesQuery(search!, searchIn)))
  );
};

/**
 * Returns the expression by which a list is sorted. If the other date limits the list, it hides the index of its order,
 * which the database would read from the first reservation on.
 */
function getKey({ sort, from, departures }: PageQuery) {
  const { key } = sortKeys[sort];
  return from !== undefined && sort === (departures ? 'arrival' : 'departure') ? sql`(${key} + 0)` : key;
}

/** Selects the reservations of a list after the end of its previous page. */
const selectRest = (db: Database, query: PageQuery) => {
  const { after, sort, latestFirst } = query;
  const { type } = sortKeys[sort];
  const key = getKey(query);
  return selectMatching(db, query).$if(after !== undefined, (rows) =>
    rows.where(
      sql<boolean>`(${key}, number) ${sql.raw(latestFirst ? '<' : '>')} (${after!.value}::${sql.raw(type)}, ${after!.number})`,
    ),
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
  const direction = query.latestFirst ? 'desc' : 'asc';
  // With the offset, the database finds the matches by their words before it sorts them; otherwise, it could read all
  // reservations in the order of the list.
  const matching = selectRest(db, query)
    .select(['id', sortKeys[query.sort].key.as('key'), 'number'])
    .offset(sql.lit(0))
    .as('matching');
  return db
    .selectFrom('reservation')
    .where('id', 'in', (ids) =>
      ids
        .selectFrom(matching)
        .select('matching.id')
        .orderBy('matching.key', direction)
        .orderBy('matching.number', direction)
        .limit(query.rows),
    );
}

/** Reads one page of reservations by the column of its order and number. */
export function readReservationPage(db: Database, query: PageQuery) {
  const key = getKey(query);
  const direction = query.latestFirst ? 'desc' : 'asc';
  return (query.search === undefined ? selectRest(db, query) : selectFound(db, query))
    .select(columns)
    .select([
      sql<Money>`quote -> 'total'`.as('total'),
      instalments.as('instalments'),
      getSortValue(query.sort),
    ])
    .orderBy(key, direction)
    .orderBy('number', direction)
    .limit(query.rows)
    .execute();
}

export type ReservationPageRow = Awaited<ReturnType<typeof readReservationPage>>[number];
