import type { HostContext } from '../base/context.ts';
import { dateAt, daysAfter, morningOf } from '../pricing/index.ts';
import { clock } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

type Reminding = Pick<HostContext, 'db' | 'jobs' | 'content'>;

const day = 86_400_000;

/** The stays to come whose guests have not registered, and were not reminded of it. */
const readUnregistered = (db: Reminding['db']) =>
  db
    .selectFrom('reservation')
    .select(['id', 'unitId', 'startDate', 'confirmedAt', clock.as('now')])
    .where('status', '=', 'confirmed')
    .where('guestErasedAt', 'is', null)
    .where('registrationRemindedAt', 'is', null)
    .where((where) =>
      where.or([where('guestsRegisteredAt', 'is', null), where('registrationReopenedAt', 'is not', null)]),
    )
    .orderBy('startDate')
    .limit(200)
    .execute();

/**
 * Has guests who have not registered reminded of it, once, in the morning at their property as many days before arrival
 * as its host wants; not within a day of the booking, for its confirmation asks for it too.
 */
export async function remindGuests({ db, jobs, content }: Reminding): Promise<void> {
  for (const { id, unitId, startDate, confirmedAt, now } of await readUnregistered(db)) {
    const unit = content.units.get(unitId);
    if (unit === undefined || unit.remindDaysBefore === 0) continue;
    const { timeZone, remindDaysBefore } = unit;
    const isTime = now >= morningOf(daysAfter(startDate, -remindDaysBefore), timeZone);
    const hasJustBooked = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < day;
    if (!isTime || hasJustBooked || dateAt(now, timeZone) > startDate) continue;
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
