import type { Reservation } from '../../contract/schemas/reservation.ts';

/** The status of a reservation from the guest's point of view. */
export type BookingStatus =
  | 'codeAwaited'
  | 'codeExpired'
  | 'codeLocked'
  | 'unpaid'
  | 'declined'
  | 'processing'
  | 'paid'
  | 'cardSaved'
  | 'abandoned'
  | 'holdExpired'
  | 'paidTooLate'
  | 'datesTaken';

/** Whether a reservation blocks its nights: `held` before the payment, `booked` afterwards. */
export type NightsStatus = 'held' | 'booked' | 'none';

const unpaidStatuses: ReadonlySet<BookingStatus> = new Set([
  'codeAwaited',
  'codeExpired',
  'codeLocked',
  'unpaid',
  'declined',
  'processing',
]);

interface ReportedReservation {
  status: BookingStatus;
  reservation: { nightsHeldUntil?: string | null | undefined };
}

export function getNightsStatus({ status, reservation }: ReportedReservation): NightsStatus {
  if (status === 'paid' || status === 'cardSaved') return 'booked';
  return unpaidStatuses.has(status) && reservation.nightsHeldUntil !== null ? 'held' : 'none';
}

const getCodeStatus = ({ otp }: Reservation, now: number): BookingStatus => {
  if (otp?.attemptsLeft === 0) return 'codeLocked';
  return otp !== undefined && Date.parse(otp.expiresAt) <= now ? 'codeExpired' : 'codeAwaited';
};

const getPaymentStatus = ({ checkout }: Reservation): BookingStatus => {
  if (checkout === 'processing') return 'processing';
  return checkout === 'failed' ? 'declined' : 'unpaid';
};

const getEndStatus = ({ endReason }: Reservation): BookingStatus => {
  if (endReason === 'paid_too_late') return 'paidTooLate';
  if (endReason === 'dates_taken') return 'datesTaken';
  return endReason === 'hold_expired' ? 'holdExpired' : 'abandoned';
};

const hasPaidInstalment = ({ payments }: Reservation) => payments.some(({ status }) => status === 'paid');

/**
 * Returns the booking status of a reservation.
 * @param now milliseconds since the epoch, to detect an expired one-time password; the host checks the expiry again
 * when the guest submits the password.
 */
export function getBookingStatus(reservation: Reservation, now: number): BookingStatus {
  switch (reservation.status) {
    case 'awaiting_otp':
      return getCodeStatus(reservation, now);
    case 'awaiting_payment':
      return getPaymentStatus(reservation);
    case 'confirmed':
    case 'completed':
      return hasPaidInstalment(reservation) ? 'paid' : 'cardSaved';
    case 'expired':
    case 'cancelled':
      return getEndStatus(reservation);
  }
}
