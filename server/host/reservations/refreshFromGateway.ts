import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { within } from '../base/within.ts';
import {
  reconcileReservation,
  refreshReservationPayments,
  requireReconciled,
  type SettlementDependencies,
} from '../payments/index.ts';

/** Milliseconds that a guest waits for the gateway before the stored data is shown. */
const timeout = 3000;
/** Milliseconds that the gateway may take before a release is refused: less than the timeout of the guest's browser. */
const releaseTimeout = 8000;

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

/**
 * Reads the unsettled checkout sessions of a hold from the gateway before the hold is released: a payment may be complete
 * before its webhook event arrives.
 * @throws {Refusal} 503 if one of them could not be read
 */
export async function requireGatewayState(
  host: SettlementDependencies,
  reservationId: string,
): Promise<void> {
  try {
    await within(requireReconciled(host, reservationId), releaseTimeout);
  } catch (error) {
    host.log.warn(
      { reservation: reservationId, reason: String(error) },
      'payment gateway: state not read, so the hold is not released',
    );
    throw new Refusal('unavailable', { retryAfter: 5 });
  }
}
