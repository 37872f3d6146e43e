import type { HostContext } from '../base/context.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import { readDeparted } from '../stays/readDeparted.ts';
import { isInList } from '../store/arrays.ts';
import { clock, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

const erasedGuest = {
  firstName: '',
  lastName: '',
  email: '',
  phonePrefix: '',
  phone: '',
  specialRequests: null,
  invoice: null,
  arrivalTime: null,
  detailsChangedAt: null,
  savedCard: null,
  bookingId: null,
  callerMarks: null,
};

/** Erases what the host wrote about guests: notes, and the reasons of refunds. */
async function eraseTexts(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('reservationEvent')
    .where(isInList('reservationId', ids))
    .where('kind', '=', 'note')
    .execute();
  await trx.updateTable('hostRefund').set({ reason: '' }).where(isInList('reservationId', ids)).execute();
}

/**
 * Erases guests' data from reservations: name, e-mail address, telephone number, requests, the reference to the saved
 * card, and what the host wrote about them. Enqueues the deletion of the customer at the gateway. Bookings and payments remain for the accounts.
 */
export async function eraseGuests(
  { jobs }: Pick<HostContext, 'jobs'>,
  trx: Trx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const erased = await trx
    .updateTable('reservation')
    .set({ ...erasedGuest, guestErasedAt: clock })
    .where(isInList('id', ids))
    .where('guestErasedAt', 'is', null)
    .returning('id')
    .execute();
  if (erased.length === 0) return;
  const erasedIds = erased.map(({ id }) => id);
  await deleteDrafts(trx, erasedIds);
  await eraseTexts(trx, erasedIds);
  const sessions = await trx
    .selectFrom('checkoutSession')
    .select('id')
    .where(isInList('reservationId', erasedIds))
    .execute();
  for (const { id } of sessions) await jobs.enqueue(trx, 'checkout.forgetGuest', { sessionId: id });
}

type Erasing = Pick<HostContext, 'db' | 'jobs' | 'content' | 'reservationRetentionDays'>;

/** Erases the guests' data of all reservations whose departure is longer ago than the retention period. */
export async function erasePastGuests(erasing: Erasing): Promise<void> {
  const { db, reservationRetentionDays } = erasing;
  const ids = await readDeparted(erasing, reservationRetentionDays, (stay) =>
    stay('guestErasedAt', 'is', null),
  );
  await inTransaction(db, (trx) => eraseGuests(erasing, trx, ids));
}

/**
 * Days after departure for which a reservation without guest data is stored: accounts must be kept for ten calendar
 * years after their own year (CIVA, article 52).
 */
export const accountsDays = 11 * 366;

/** Deletes reservations that accounts no longer need, with all dependent data. */
export async function eraseExpiredStays(host: Pick<HostContext, 'db' | 'content'>): Promise<void> {
  const ids = await readDeparted(host, accountsDays, (stay) => stay('guestErasedAt', 'is not', null));
  if (ids.length === 0) return;
  await host.db.deleteFrom('reservation').where(isInList('id', ids)).execute();
}
