import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { getTimeZone } from '../content/index.ts';
import { getDate, daysAfter } from '../pricing/index.ts';
import { clock, dateFromNow } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';

type Where = ExpressionBuilder<Schema, 'reservation'>;

const atATime = 200;

/**
 * The ids of those of some reservations whose departure is more than so many days ago, on the calendar of their
 * property: the earliest, some hundred at a time.
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
    // It is tomorrow already east of UTC.
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
