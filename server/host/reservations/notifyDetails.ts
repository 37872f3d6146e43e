import { sql } from 'kysely';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import { statementTime } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import { inTransaction } from '../store/transaction.ts';

/** Minutes that pass before the host is notified of a change, because the guest may change more. */
const waitMinutes = 5;

const isTime = sql<boolean>`details_changed_at <= ${statementTime} - make_interval(mins => ${waitMinutes}::integer)`;

/**
 * Notifies hosts of details that guests changed after the booking: one e-mail for all changes within some minutes, with
 * the current details.
 */
export async function notifyDetails({ db, jobs }: Pick<HostContext, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('reservation')
      .set({ detailsChangedAt: null })
      .where('detailsChangedAt', 'is not', null)
      .where(isTime)
      .where(equalsConstant('status', bookedStatuses))
      .returning('id')
      .execute();
    for (const { id } of changed) await jobs.enqueue(trx, 'mail.hostDetails', { reservationId: id });
  });
}
