import { sql } from 'kysely';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import { clock } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

/** How long a host is not told yet what a guest has changed, in minutes: it may be changed once more. */
const waitMinutes = 5;

const isTime = sql<boolean>`details_changed_at <= ${clock} - make_interval(mins => ${waitMinutes}::integer)`;

/**
 * Has hosts told what guests have told of their stays since they were booked: once for all that is changed within some
 * minutes, as it stands then.
 */
export async function notifyDetails({ db, jobs }: Pick<HostContext, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('reservation')
      .set({ detailsChangedAt: null })
      .where(isTime)
      .where('status', 'in', bookedStatuses)
      .returning('id')
      .execute();
    for (const { id } of changed) await jobs.enqueue(trx, 'mail.hostDetails', { reservationId: id });
  });
}
