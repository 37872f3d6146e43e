import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { hasPayment } from '../../contract/rules/payments.ts';
import type { Api } from '../api/index.ts';

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
  if (isBooked(reservation) || hasPayment(reservation)) throw new CallFailed('wrong-state');
}
