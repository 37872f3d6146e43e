import type { HostContext } from '../base/context.ts';
import { lookAtPayments, reconcile } from '../payments/index.ts';
import { within } from '../base/within.ts';

/** How long a guest waits for the gateway's word before they are told what the host knows, in milliseconds. */
const timeout = 3000;

/** Takes in what the gateway says of a reservation's checkout and payments, in case its notice is late or was lost. */
export async function refreshFromGateway(host: HostContext, reservationId: string): Promise<void> {
  try {
    const pending = Promise.all([reconcile(host, reservationId), lookAtPayments(host, reservationId)]);
    await within(pending, timeout);
  } catch (error) {
    host.log.warn({ reservation: reservationId, reason: String(error) }, 'the payment gateway was not asked');
  }
}
