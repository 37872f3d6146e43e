import type { Reservation } from '../../../contract/reservation.ts';

/** What the guest has paid, what came back of it included; cents. */
export const paidOf = ({ payments }: Pick<Reservation, 'payments'>): number =>
  payments
    .filter(({ status }) => status === 'paid' || status === 'refunded')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
