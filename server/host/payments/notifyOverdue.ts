import { bookedStatuses } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import { getTimeZone } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { clock, dateFromNow } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import { inTransaction } from '../store/transaction.ts';

type Notifying = Pick<HostContext, 'db' | 'jobs' | 'content'>;

const readOverdue = (db: Notifying['db']) =>
  db
    .selectFrom('payment')
    .innerJoin('reservation', 'reservation.id', 'payment.reservationId')
    .select(['payment.id', 'payment.dueDate', 'payment.reservationId', 'reservation.unitId', clock.as('now')])
    .where(equalsConstant('payment.status', ['scheduled']))
    .where(equalsConstant('payment.collectedBy', ['host']))
    .where('payment.dueDate', '<', dateFromNow(1))
    .where('payment.overdueNotifiedAt', 'is', null)
    .where('reservation.guestErasedAt', 'is', null)
    .where(equalsConstant('reservation.status', bookedStatuses))
    .orderBy('payment.dueDate')
    .limit(200)
    .execute();

/** Notifies hosts once, on the day after it was due, of each payment in person that is not recorded. */
export async function notifyOverdue({ db, jobs, content }: Notifying): Promise<void> {
  for (const { id, dueDate, reservationId, unitId, now } of await readOverdue(db)) {
    if (dueDate >= getDate(now, getTimeZone(content, unitId))) continue;
    await inTransaction(db, async (trx) => {
      const claimed = await trx
        .updateTable('payment')
        .set({ overdueNotifiedAt: now })
        .where('id', '=', id)
        .where('status', '=', 'scheduled')
        .where('overdueNotifiedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (claimed) await jobs.enqueue(trx, 'mail.hostOverdue', { reservationId });
    });
  }
}
