import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Money } from '../../../../contract/values/money.ts';
import type { ReservationStatus } from '../../../../contract/values/statuses.ts';
import { holdStatuses } from '../../../../contract/rules/booked.ts';
import { getTimeZone } from '../../content/index.ts';
import { getStatusAt } from '../../stays/currentStatus.ts';
import { collectedByChannel } from '../../stays/source.ts';
import { dateFromNow, statementTime, type Database } from '../../store/database.ts';
import { equalsConstant } from '../../store/literals.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { getConditions, type listConditions } from './listReservations.ts';
import { selectMatching, type ListConditions } from './readReservationPage.ts';

/** The number of all reservations that match the conditions of a list, and the sum of their prices. */
export interface ReservationSums {
  count: number;
  /** The prices that the host collects, a sum for each currency. */
  sums: Money[];
  /** The numbers of reservations in the sums, of those whose prices a channel collects, and of ended ones. */
  direct: number;
  channel: number;
  ended: number;
}

/** Prices that no guest owes any more. */
const endedStatuses: ReadonlySet<ReservationStatus> = new Set(['expired', 'cancelled']);

/**
 * Reads the matching reservations in groups whose current status is the same. Dates are limited to the days around
 * today, which decide it.
 */
const readGroups = (db: Database, conditions: ListConditions) =>
  selectMatching(db, conditions)
    .select([
      'unitId',
      'status',
      sql<boolean>`${equalsConstant('status', holdStatuses)} and hold_expires_at <= ${statementTime}`.as(
        'isExpired',
      ),
      sql<string>`least(greatest(end_date, ${dateFromNow(-2)}), ${dateFromNow(2)})`.as('endDate'),
      collectedByChannel.as('isCollectedByChannel'),
      sql<Money['currency']>`quote -> 'total' ->> 'currency'`.as('currency'),
      sql<string>`sum((quote -> 'total' ->> 'amount')::bigint)`.as('amount'),
      sql<string>`count(*)`.as('count'),
    ])
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
    .execute();

/** Counts the reservations of a list, and adds up their prices in cents. */
export async function sumReservations(
  context: CommandContext,
  filter: v.InferOutput<typeof listConditions>,
): Promise<ReservationSums> {
  const now = await readTime(context.db);
  const conditions = getConditions(context, filter, now);
  const groups = await readGroups(context.db, conditions);
  const amounts = new Map<Money['currency'], number>();
  const counts = { direct: 0, channel: 0, ended: 0 };
  for (const { unitId, endDate, isCollectedByChannel, isExpired, currency, ...group } of groups) {
    const holdExpiresAt = isExpired ? now : new Date(now.getTime() + 1);
    const { status } = getStatusAt(
      { status: group.status, endReason: null, holdExpiresAt, endDate },
      now,
      getTimeZone(context.content, unitId),
    );
    if (!conditions.statuses.includes(status)) continue;
    const kind = endedStatuses.has(status) ? 'ended' : isCollectedByChannel ? 'channel' : 'direct';
    counts[kind] += Number(group.count);
    if (kind === 'direct') amounts.set(currency, (amounts.get(currency) ?? 0) + Number(group.amount));
  }
  const sums = [...amounts].map(([currency, amount]) => ({ amount, currency }));
  return { count: counts.direct + counts.channel + counts.ended, sums, ...counts };
}
