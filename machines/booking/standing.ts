import type { Reservation } from '../../contract/reservation.ts';

/** Where a reservation stands with its guest, as one word. */
export type Standing =
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

/** Whether a reservation keeps its nights from others: `held` until it is paid, or `booked`. */
export type Possession = 'held' | 'booked' | 'none';

const unpaidStandings: ReadonlySet<Standing> = new Set([
  'codeAwaited',
  'codeExpired',
  'codeLocked',
  'unpaid',
  'declined',
  'processing',
]);

interface Asked {
  standing: Standing;
  reservation: { nightsHeldUntil?: string | null | undefined };
}

export function possessionOf({ standing, reservation }: Asked): Possession {
  if (standing === 'paid' || standing === 'cardSaved') return 'booked';
  return unpaidStandings.has(standing) && reservation.nightsHeldUntil !== null ? 'held' : 'none';
}

const codeStanding = ({ otp }: Reservation, now: number): Standing => {
  if (otp?.attemptsLeft === 0) return 'codeLocked';
  return otp !== undefined && Date.parse(otp.expiresAt) <= now ? 'codeExpired' : 'codeAwaited';
};

const paymentStanding = ({ checkout }: Reservation): Standing => {
  if (checkout === 'processing') return 'processing';
  return checkout === 'failed' ? 'declined' : 'unpaid';
};

const endStanding = ({ endReason }: Reservation): Standing => {
  if (endReason === 'paid_too_late') return 'paidTooLate';
  if (endReason === 'dates_taken') return 'datesTaken';
  return endReason === 'hold_expired' ? 'holdExpired' : 'abandoned';
};

const somethingWasPaid = ({ payments }: Reservation) => payments.some(({ status }) => status === 'paid');

/**
 * Where a reservation stands, from what the host says of it.
 *
 * @param now milliseconds since the epoch: only for telling an expired one-time password beforehand;
 *   the host judges it again when it is sent.
 */
export function standingOf(reservation: Reservation, now: number): Standing {
  switch (reservation.status) {
    case 'awaiting_otp':
      return codeStanding(reservation, now);
    case 'awaiting_payment':
      return paymentStanding(reservation);
    case 'confirmed':
    case 'completed':
      return somethingWasPaid(reservation) ? 'paid' : 'cardSaved';
    case 'expired':
    case 'cancelled':
      return endStanding(reservation);
  }
}
