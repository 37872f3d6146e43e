import { parseDate } from '@internationalized/date';
import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { dateAt } from '../pricing/index.ts';
import { clock } from '../store/database.ts';

type Forgetting = Pick<HostContext, 'db' | 'content' | 'registrationRetentionDays'>;

/** Stays whose term may be over somewhere: it is tomorrow already east of UTC. */
const perhapsOver = ({ db, registrationRetentionDays }: Forgetting) =>
  db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'endDate', clock.as('now')])
    .where('id', 'in', (stay) => stay.selectFrom('registration').select('reservationId'))
    .where(
      'endDate',
      '<',
      sql<string>`(${clock} at time zone 'UTC')::date + 1 - ${registrationRetentionDays}::integer`,
    )
    .orderBy('endDate')
    .limit(200)
    .execute();

/**
 * Deletes the forms of guests who left longer ago than the term, on the property's calendar (Lei 23/2007,
 * article 15(5): a year). The reservation still says that they were registered.
 */
export async function forgetGuests(forgetting: Forgetting): Promise<void> {
  const { db, content, registrationRetentionDays: days } = forgetting;
  const over = (await perhapsOver(forgetting)).filter(({ unitId, endDate, now }) => {
    const timeZone = content.units.get(unitId)?.timeZone ?? 'UTC';
    return dateAt(now, timeZone) > parseDate(endDate).add({ days }).toString();
  });
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await db.deleteFrom('registration').where('reservationId', 'in', ids).execute();
}
