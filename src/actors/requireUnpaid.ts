import { CallFailed } from '../../contract/callFailed.ts';
import type { Reservation } from '../../contract/reservation.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { isPaidOrProcessing } from '../../contract/rules/payments.ts';
import type { Api } from '../api/index.ts';

const isPaidOrBooked = (reservation: Reservation) =>
  isBooked(reservation) ||
  reservation.checkout === 'processing' ||
  reservation.payments.some(isPaidOrProcessing);

/**
 * Requests the status of a hold before it is released, because a host that does not know `onlyUnpaid` ignores it and
 * would cancel a paid stay. An ended hold passes: its release may be the repetition of a call whose answer was lost.
 * @throws {CallFailed} `wrong-state` if the stay is booked, or a payment was made or is being processed
 */
export async function requireUnpaid(
  api: Pick<Api, 'getReservation'>,
  { reservationId, token }: { reservationId: string; token: string },
  signal: AbortSignal,
): Promise<void> {
  const reservation = await api.getReservation({ id: reservationId, token }, { signal });
  if (isPaidOrBooked(reservation)) throw new CallFailed('wrong-state');
}
