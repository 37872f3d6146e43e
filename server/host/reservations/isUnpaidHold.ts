import { isHold } from '../../../contract/rules/booked.ts';
import { isPaidOrProcessing } from '../../../contract/rules/payments.ts';
import type { LockedReservation } from '../stays/lockReservation.ts';
import type { Database } from '../store/database.ts';
import type { PaymentRow } from '../store/schema.ts';

/**
 * Whether a reservation is only a hold: its stay is not booked, nothing was paid for it, and the gateway is processing
 * no payment of it. Only such a reservation is released; every other one is cancelled, with the refund that was shown.
 */
export async function isUnpaidHold(
  db: Database,
  { reservation, current }: Pick<LockedReservation, 'reservation' | 'current'>,
  payments: readonly PaymentRow[],
): Promise<boolean> {
  if (!isHold(current) || payments.some(isPaidOrProcessing)) return false;
  const session = await db
    .selectFrom('checkoutSession')
    .select('id')
    .where('reservationId', '=', reservation.id)
    .where('status', 'in', ['processing', 'complete'])
    .executeTakeFirst();
  return session === undefined;
}
