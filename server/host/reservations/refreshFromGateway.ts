import type { HostContext } from '../base/context.ts';
import { refreshReservationPayments, reconcileReservation } from '../payments/index.ts';
import { within } from '../base/within.ts';

/** Milliseconds that a guest waits for the gateway before the stored data is shown. */
const timeout = 3000;

/** Updates a reservation's checkout and payments from the gateway, in case a webhook event is late or was lost. */
export async function refreshFromGateway(host: HostContext, reservationId: string): Promise<void> {
  try {
    const pending = Promise.all([
      reconcileReservation(host, reservationId),
      refreshReservationPayments(host, reservationId),
    ]);
    await within(pending, timeout);
  } catch (error) {
    host.log.warn(
      { reservation: reservationId, reason: String(error) },
      'payment gateway: state not refreshed',
    );
  }
}
