import type { HostContext } from '../base/context.ts';
import { readDeparted } from '../stays/readDeparted.ts';

type DeletionContext = Pick<HostContext, 'db' | 'content' | 'registrationRetentionDays'>;

/**
 * Deletes the forms of guests who left longer ago than the term, on the property's calendar (Lei 23/2007,
 * article 15(5): a year). The reservation still says that they were registered.
 */
export async function deleteExpiredGuests(context: DeletionContext): Promise<void> {
  const { db, registrationRetentionDays } = context;
  const ids = await readDeparted(context, registrationRetentionDays, (stay) =>
    stay('id', 'in', stay.selectFrom('registration').select('reservationId')),
  );
  if (ids.length === 0) return;
  await db.deleteFrom('registration').where('reservationId', 'in', ids).execute();
}
