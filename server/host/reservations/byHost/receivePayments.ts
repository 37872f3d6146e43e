import type { ReceivedAs } from '../../../../contract/dashboard/bookings.ts';
import type { HostContext } from '../../base/context.ts';
import type { LockedReservation } from '../../stays/lockReservation.ts';
import type { Trx } from '../../store/database.ts';
import type { PaymentRow } from '../../store/schema.ts';
import { confirmNights, expireOpenSessions } from '../../payments/index.ts';
import { newId } from '../newNames.ts';

/** Money that a host received, and the instalments that it can pay, earliest first. */
interface Receipt {
  open: readonly PaymentRow[];
  /** In cents, at most the sum of the instalments. */
  received: number;
  as: ReceivedAs;
}

/** Splits the part that was not received from an instalment. */
async function keepRest(trx: Trx, payment: PaymentRow, paid: number): Promise<void> {
  const { position } = await trx
    .selectFrom('payment')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('reservationId', '=', payment.reservationId)
    .executeTakeFirstOrThrow();
  const { reservationId, dueDate, dueNow } = payment;
  const rest = { amount: payment.amount - paid, dueDate, dueNow, collectedBy: 'host' as const };
  await trx
    .insertInto('payment')
    .values({ id: newId(), reservationId, position: position + 1, ...rest })
    .execute();
  await trx.updateTable('payment').set({ amount: paid }).where('id', '=', payment.id).execute();
}

async function payInstalments(trx: Trx, { open, received, as }: Receipt, now: Date): Promise<void> {
  let left = received;
  for (const payment of open) {
    const paid = Math.min(left, payment.amount);
    left -= paid;
    if (paid > 0 && paid < payment.amount) await keepRest(trx, payment, paid);
    await trx
      .updateTable('payment')
      .set({
        collectedBy: 'host',
        ...(paid > 0 ? { status: 'paid', receivedAs: as, paidAt: now } : { status: 'scheduled' }),
      })
      .where('id', '=', payment.id)
      .execute();
  }
}

/**
 * Records money that the host received in person for a locked reservation. The rest of a stay without a saved card is
 * paid in person too. Confirms a reservation that awaited its payment, and closes its checkout sessions.
 */
export async function receivePayments(
  trx: Trx,
  { jobs }: Pick<HostContext, 'jobs'>,
  { reservation, current, now }: LockedReservation,
  receipt: Receipt,
): Promise<void> {
  const affected = reservation.savedCard === null ? receipt.open : receipt.open.slice(0, countPaid(receipt));
  await payInstalments(trx, { ...receipt, open: affected }, now);
  await (current.status === 'awaiting_payment'
    ? confirmNights(trx, jobs, reservation)
    : expireOpenSessions(trx, jobs, reservation.id));
}

/** The number of instalments that the received amount pays in full or in part. */
function countPaid({ open, received }: Receipt): number {
  let sum = 0;
  return open.filter(({ amount }) => {
    const isReached = sum < received;
    sum += amount;
    return isReached;
  }).length;
}
