import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { getTimeZone } from '../content/index.ts';
import { getDate, daysAfter } from '../pricing/index.ts';
import { clock, dateFromNow } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';

type Where = ExpressionBuilder<Schema, 'reservation'>;

const atATime = 200;

/**
 * Reads the ids of reservations, selected by `which`, whose departure is more than the given number of days ago in the
 * time zone of their property: the earliest, up to 200 per call.
 */
export async function readDeparted(
  { db, content }: Pick<HostContext, 'db' | 'content'>,
  days: number,
  which: (where: Where) => Expression<SqlBool>,
): Promise<string[]> {
  const perhaps = await db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'endDate', clock.as('now')])
    .where(which)
    // East of UTC, the next day has already begun.
    .where('endDate', '<', dateFromNow(1 - days))
    .orderBy('endDate')
    .limit(atATime)
    .execute();
  return perhaps
    .filter(
      ({ unitId, endDate, now }) => getDate(now, getTimeZone(content, unitId)) > daysAfter(endDate, days),
    )
    .map(({ id }) => id);
}
