import { clock, type Trx } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import type { OwnBooking } from '../stays/takenNights.ts';

/** Cancels orders of the same booking that still await their code, because a new attempt replaces them. */
export async function endOwnOrders(trx: Trx, { clientId, bookingId }: OwnBooking): Promise<void> {
  if (bookingId === undefined) return;
  const ended = await trx
    .updateTable('reservation')
    .set({ status: 'cancelled', endReason: 'cancelled', endedAt: clock })
    .where('clientId', '=', clientId)
    .where('bookingId', '=', bookingId)
    .where(equalsConstant('status', ['awaiting_otp']))
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await trx.updateTable('payment').set({ status: 'void' }).where('reservationId', 'in', ids).execute();
  await trx.deleteFrom('oneTimePassword').where('reservationId', 'in', ids).execute();
}
