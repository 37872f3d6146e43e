import type { HostContext } from '../base/context.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import { readDeparted } from '../stays/readDeparted.ts';

/** Deletes what was typed of guests and never sent once the day of their departure is over, on the property's calendar. */
export async function deleteExpiredDrafts(host: Pick<HostContext, 'db' | 'content'>): Promise<void> {
  const ids = await readDeparted(host, 0, (stay) =>
    stay('id', 'in', stay.selectFrom('guestsDraft').select('reservationId')),
  );
  await deleteDrafts(host.db, ids);
}
