import { clock, type Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';
import { Refusal } from '../base/refusal.ts';

/** Ends an unpaid reservation whose nights another guest has, and returns the refusal for it. */
export async function endWithoutNights(
  trx: Trx,
  { id }: Pick<ReservationRow, 'id'>,
  status: 'awaiting_otp' | 'awaiting_payment',
): Promise<Refusal> {
  await trx
    .updateTable('reservation')
    .set({ status: 'expired', endReason: 'dates_taken', endedAt: clock })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
  await trx.deleteFrom('oneTimePassword').where('reservationId', '=', id).execute();
  return new Refusal('dates-unavailable');
}
