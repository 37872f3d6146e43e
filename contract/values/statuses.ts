/** `awaiting_otp → awaiting_payment → confirmed → completed`; `expired` and `cancelled` are final. */
export const reservationStatuses = [
  'awaiting_otp',
  'awaiting_payment',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** The statuses of a payment of the schedule. */
export const paymentStatuses = ['scheduled', 'processing', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
