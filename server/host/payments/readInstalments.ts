import type { Trx } from '../store/database.ts';
import type { CheckoutSessionRow, PaymentRow } from '../store/schema.ts';

/** Returns the failed instalments that a checkout session pays; none for the session that books the stay. */
export const readInstalments = (
  trx: Trx,
  { reservationId, attempt }: Pick<CheckoutSessionRow, 'reservationId' | 'attempt'>,
): Promise<PaymentRow[]> =>
  trx
    .selectFrom('checkoutInstalment')
    .innerJoin('payment', 'payment.id', 'checkoutInstalment.paymentId')
    .selectAll('payment')
    .where('checkoutInstalment.reservationId', '=', reservationId)
    .where('checkoutInstalment.attempt', '=', attempt)
    .orderBy('payment.position')
    .execute();
