import type { HostContext } from '../base/context.ts';
import { readDeparted } from '../stays/readDeparted.ts';
import { isInList } from '../store/arrays.ts';
import { isTrue } from '../store/literals.ts';
import { inTransaction } from '../store/transaction.ts';

type DeletionContext = Pick<HostContext, 'db' | 'content' | 'registrationRetentionDays'>;

/**
 * Deletes the forms of guests whose departure is longer ago than the retention period, in the property's time zone (Lei
 * 23/2007, article 15(5): a year). The reservation remains marked as registered.
 */
export async function deleteExpiredGuests(context: DeletionContext): Promise<void> {
  const { db, registrationRetentionDays } = context;
  const ids = await readDeparted(context, registrationRetentionDays, (stay) =>
    stay('formsStored', '=', isTrue),
  );
  if (ids.length === 0) return;
  await inTransaction(db, async (trx) => {
    await trx.updateTable('reservation').set({ formsStored: false }).where(isInList('id', ids)).execute();
    await trx.deleteFrom('registration').where(isInList('reservationId', ids)).execute();
  });
}
