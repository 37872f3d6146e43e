import type { HostContext } from '../base/context.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import { readDeparted } from '../stays/readDeparted.ts';

/** Deletes unsent drafts of guest registrations after the departure day, in the property's time zone. */
export async function deleteExpiredDrafts(host: Pick<HostContext, 'db' | 'content'>): Promise<void> {
  const ids = await readDeparted(host, 0, (stay) =>
    stay('id', 'in', stay.selectFrom('guestsDraft').select('reservationId')),
  );
  await deleteDrafts(host.db, ids);
}
