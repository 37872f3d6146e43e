import { clock, type Trx } from '../store/database.ts';
import type { OwnBooking } from '../stays/takenNights.ts';
import { lockUnits } from '../stays/lockReservation.ts';

const ownHolds = (trx: Trx, { clientId, bookingId }: OwnBooking & { bookingId: string }) =>
  trx
    .selectFrom('reservation')
    .select(['id', 'unitId'])
    .where('clientId', '=', clientId)
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'awaiting_otp');

const hasId = (own: OwnBooking): own is OwnBooking & { bookingId: string } => own.bookingId !== undefined;

/** Locks the unit that is asked for, and those where the same booking holds nights. */
export async function lockForBooking(trx: Trx, unitId: string, own: OwnBooking): Promise<void> {
  const holds = hasId(own) ? await ownHolds(trx, own).execute() : [];
  await lockUnits(trx, [...new Set([unitId, ...holds.map((hold) => hold.unitId)])]);
}

/** Calls off the unproven holds of the same booking; another attempt is taking their place. */
export async function endOwnHolds(trx: Trx, own: OwnBooking): Promise<void> {
  if (!hasId(own)) return;
  const holds = await ownHolds(trx, own).execute();
  if (holds.length === 0) return;
  const ids = holds.map(({ id }) => id);
  await trx
    .updateTable('reservation')
    .set({ status: 'cancelled', endReason: 'cancelled', endedAt: clock })
    .where('id', 'in', ids)
    .execute();
  await trx.updateTable('payment').set({ status: 'void' }).where('reservationId', 'in', ids).execute();
  await trx.deleteFrom('oneTimePassword').where('reservationId', 'in', ids).execute();
}
