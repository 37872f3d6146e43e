import type { HostContext } from '../base/context.ts';
import { readDeparted } from '../stays/readDeparted.ts';

type DeletionContext = Pick<HostContext, 'db' | 'content' | 'registrationRetentionDays'>;

/**
 * Deletes the forms of guests whose departure is longer ago than the retention period, in the property's time zone (Lei
 * 23/2007, article 15(5): a year). The reservation remains marked as registered.
 */
export async function deleteExpiredGuests(context: DeletionContext): Promise<void> {
  const { db, registrationRetentionDays } = context;
  const ids = await readDeparted(context, registrationRetentionDays, (stay) =>
    stay('id', 'in', stay.selectFrom('registration').select('reservationId')),
  );
  if (ids.length === 0) return;
  await db.deleteFrom('registration').where('reservationId', 'in', ids).execute();
}
