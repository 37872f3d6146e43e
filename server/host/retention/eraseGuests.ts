import type { HostContext } from '../base/context.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import { readDeparted } from '../stays/readDeparted.ts';
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

/**
 * Takes their guests out of reservations: name, e-mail, phone, requests, and the gateway's name of their card, and has
 * the gateway forget them. What was booked and paid stays, for the accounts.
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
    .where('id', 'in', ids)
    .where('guestErasedAt', 'is', null)
    .returning('id')
    .execute();
  if (erased.length === 0) return;
  await deleteDrafts(
    trx,
    erased.map(({ id }) => id),
  );
  const sessions = await trx
    .selectFrom('checkoutSession')
    .select('id')
    .where(
      'reservationId',
      'in',
      erased.map(({ id }) => id),
    )
    .execute();
  for (const { id } of sessions) await jobs.enqueue(trx, 'checkout.forgetGuest', { sessionId: id });
}

type Erasing = Pick<HostContext, 'db' | 'jobs' | 'content' | 'reservationRetentionDays'>;

/** Does so with reservations whose departure is longer ago than the term, whatever became of them. */
export async function erasePastGuests(erasing: Erasing): Promise<void> {
  const { db, reservationRetentionDays } = erasing;
  const ids = await readDeparted(erasing, reservationRetentionDays, (stay) =>
    stay('guestErasedAt', 'is', null),
  );
  await inTransaction(db, (trx) => eraseGuests(erasing, trx, ids));
}

/**
 * How long a reservation without its guest is kept, in days after departure: what accounts rest on is kept for ten
 * calendar years after its own (CIVA, article 52).
 */
export const accountsDays = 11 * 366;

/** Deletes reservations that accounts no longer need, with all that belongs to them. */
export async function eraseExpiredStays(host: Pick<HostContext, 'db' | 'content'>): Promise<void> {
  const ids = await readDeparted(host, accountsDays, (stay) => stay('guestErasedAt', 'is not', null));
  if (ids.length === 0) return;
  await host.db.deleteFrom('reservation').where('id', 'in', ids).execute();
}
