import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { knownUnit, knownUnits } from '../content/index.ts';
import { getDate, getStartOfDay } from '../pricing/index.ts';
import { dayOfKeys } from '../stays/arrival.ts';
import { isInList } from '../store/arrays.ts';
import { clock, dateFromNow } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import { inTransaction } from '../store/transaction.ts';

type NotificationContext = Pick<HostContext, 'db' | 'jobs' | 'content'>;

// Past stays are excluded, because they would take the place of future ones.
const readUnnotified = (db: NotificationContext['db'], unitIds: readonly string[], days: number) =>
  db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'startDate', 'endDate', 'confirmedAt', clock.as('now')])
    .where(equalsConstant('status', ['confirmed']))
    .where(isInList('unitId', unitIds))
    // The index on nights finds stays that end yesterday or later, and begin before the last of these days.
    .where('nights', '&&', sql<string>`daterange(${dateFromNow(-2)}, ${dateFromNow(days + 1)}, '[]')`)
    .where('arrivalNotifiedAt', 'is', null)
    .where('guestErasedAt', 'is', null)
    .orderBy('startDate')
    .execute();

/**
 * Enqueues the e-mail with the held-back arrival information once, on the morning of its day in the property's time
 * zone. Guests who book later than that get the information in the confirmation.
 */
export async function notifyArrivals({ db, jobs, content }: NotificationContext): Promise<void> {
  const holdingBack = knownUnits(content).filter(({ arrival }) => arrival !== undefined);
  if (holdingBack.length === 0) return;
  const ids = holdingBack.map(({ id }) => id);
  const days = Math.max(...holdingBack.map(({ arrival }) => arrival!.holdBackDays));
  for (const stay of await readUnnotified(db, ids, days)) {
    const { id, now } = stay;
    const unit = knownUnit(content, stay.unitId)!;
    const from = dayOfKeys(unit, stay);
    const morning = from === undefined ? undefined : getStartOfDay(from, unit.timeZone);
    if (!morning || now < morning || getDate(now, unit.timeZone) > stay.endDate) continue;
    const isKnown = stay.confirmedAt !== null && stay.confirmedAt >= morning;
    await inTransaction(db, async (trx) => {
      const notNotified = await trx
        .updateTable('reservation')
        .set({ arrivalNotifiedAt: now })
        .where('id', '=', id)
        .where('arrivalNotifiedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (notNotified && !isKnown) await jobs.enqueue(trx, 'mail.arrival', { reservationId: id });
    });
  }
}
