import { bookedStatuses } from '../../../contract/rules/booked.ts';
import { inTransaction } from '../store/transaction.ts';
import type { HostContext } from '../base/context.ts';
import { getTimeZone } from '../content/index.ts';
import { getDate } from '../pricing/calendar.ts';
import { clock, dateFromNow } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';

type ChargeDependencies = Pick<HostContext, 'db' | 'jobs' | 'content'>;

/** The scheduled instalments that are due somewhere, with the earliest due dates. */
const readDue = (db: ChargeDependencies['db']) =>
  db
    .selectFrom('payment')
    .innerJoin('reservation', 'reservation.id', 'payment.reservationId')
    .select(['payment.id', 'payment.dueDate', 'reservation.unitId', clock.as('now')])
    .where(equalsConstant('payment.status', ['scheduled']))
    .where(equalsConstant('payment.collectedBy', ['gateway']))
    // East of UTC, the next day has already begun.
    .where('payment.dueDate', '<=', dateFromNow(1))
    .where(equalsConstant('reservation.status', bookedStatuses))
    .orderBy('payment.dueDate')
    .limit(200)
    .execute();

/** Enqueues a charge for every instalment that is due in the time zone of its property. */
export async function enqueueDueCharges({ db, jobs, content }: ChargeDependencies): Promise<void> {
  for (const { id, dueDate, unitId, now } of await readDue(db)) {
    if (dueDate > getDate(now, getTimeZone(content, unitId))) continue;
    await inTransaction(db, async (trx) => {
      const claimedPayment = await trx
        .updateTable('payment')
        .set({ status: 'processing' })
        .where('id', '=', id)
        .where('status', '=', 'scheduled')
        .returning('id')
        .executeTakeFirst();
      if (claimedPayment !== undefined) await jobs.enqueue(trx, 'payment.charge', { paymentId: id });
    });
  }
}
