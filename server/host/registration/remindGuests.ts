import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { knownUnit, knownUnits } from '../content/index.ts';
import { getDate, daysAfter, getStartOfDay } from '../pricing/index.ts';
import { clock, dateFromNow } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

type Reminding = Pick<HostContext, 'db' | 'jobs' | 'content'>;

const notJustBooked = sql<boolean>`coalesce(confirmed_at <= ${clock} - interval '1 day', true)`;

/**
 * The stays at these properties that begin soon, whose guests have not registered, and were not reminded of it. What is past
 * stays out: it would be in the way of those to come.
 */
const readUnregistered = (db: Reminding['db'], unitIds: readonly string[], days: number) =>
  db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'startDate', clock.as('now')])
    .where('status', '=', 'confirmed')
    .where('unitId', 'in', unitIds)
    .where('startDate', '>=', dateFromNow(-1))
    .where('startDate', '<=', dateFromNow(days + 1))
    .where(notJustBooked)
    .where('guestErasedAt', 'is', null)
    .where('registrationRemindedAt', 'is', null)
    .where((where) =>
      where.or([where('guestsRegisteredAt', 'is', null), where('registrationReopenedAt', 'is not', null)]),
    )
    .orderBy('startDate')
    .execute();

/**
 * Has guests who have not registered reminded of it, once, in the morning at their property as many days before arrival
 * as its host wants; not within a day of the booking, for its confirmation asks for it too.
 */
export async function remindGuests({ db, jobs, content }: Reminding): Promise<void> {
  const reminding = knownUnits(content).filter(({ remindDaysBefore }) => remindDaysBefore > 0);
  if (reminding.length === 0) return;
  const ids = reminding.map(({ id }) => id);
  const days = Math.max(...reminding.map(({ remindDaysBefore }) => remindDaysBefore));
  for (const { id, unitId, startDate, now } of await readUnregistered(db, ids, days)) {
    const { timeZone, remindDaysBefore } = knownUnit(content, unitId)!;
    const isTime = now >= getStartOfDay(daysAfter(startDate, -remindDaysBefore), timeZone);
    if (!isTime || getDate(now, timeZone) > startDate) continue;
    await inTransaction(db, async (trx) => {
      const unreminded = await trx
        .updateTable('reservation')
        .set({ registrationRemindedAt: now })
        .where('id', '=', id)
        .where('registrationRemindedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (unreminded) await jobs.enqueue(trx, 'mail.reminder', { reservationId: id });
    });
  }
}
