import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { BookingStatus } from '../../machines/booking/bookingStatus.ts';

const past = '2020-01-01T00:00:00Z';
const withPaymentStatus = (status: 'paid' | 'scheduled' | 'refunded', { payments }: Reservation) =>
  payments.map((payment) => ({ ...payment, status }));

/** Reservations in each status, derived from a new one. */
export const reservationVariants: Record<BookingStatus, (reservation: Reservation) => Reservation> = {
  codeAwaited: (reservation) => reservation,
  codeExpired: (reservation) => ({
    ...reservation,
    otp: { sentTo: 'a•••@example.com', attemptsLeft: 5, ...reservation.otp, expiresAt: past },
  }),
  codeLocked: (reservation) => ({
    ...reservation,
    otp: { sentTo: 'a•••@example.com', expiresAt: past, ...reservation.otp, attemptsLeft: 0 },
  }),
  unpaid: (reservation) => ({ ...reservation, status: 'awaiting_payment', checkout: 'open' }),
  declined: (reservation) => ({ ...reservation, status: 'awaiting_payment', checkout: 'failed' }),
  processing: (reservation) => ({ ...reservation, status: 'awaiting_payment', checkout: 'processing' }),
  paid: (reservation) => ({
    ...reservation,
    status: 'confirmed',
    payments: withPaymentStatus('paid', reservation),
  }),
  cardSaved: (reservation) => ({
    ...reservation,
    status: 'confirmed',
    payments: withPaymentStatus('scheduled', reservation),
  }),
  holdExpired: (reservation) => ({ ...reservation, status: 'expired', endReason: 'hold_expired' }),
  paidTooLate: (reservation) => ({ ...reservation, status: 'expired', endReason: 'paid_too_late' }),
  datesTaken: (reservation) => ({ ...reservation, status: 'expired', endReason: 'dates_taken' }),
  abandoned: (reservation) => ({ ...reservation, status: 'cancelled', endReason: 'cancelled' }),
};
