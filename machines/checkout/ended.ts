import type { FailureReason } from '../shared/failures.ts';

/** The result of a checkout whose guest stays on the site, and its reason. */
export interface CheckoutEnded extends FailureReason {
  /**
   * Whether the gateway's page was not reached, or the status of the reservation has changed, which the host has to
   * report.
   */
  outcome: 'notRedirected' | 'statusChanged';
}

const ended = ({ event }: { event: { output: CheckoutEnded } }) => event.output;

/** Whether the checkout ended because the reservation has another status. */
export const isReservationStale = (_: unknown, { outcome }: CheckoutEnded): boolean =>
  outcome === 'statusChanged';

/** The guard for a checkout that ended because the reservation has another status. */
export const onStaleReservation = { type: 'isReservationStale', params: ended } as const;

/** Stores the reason of an ended checkout in the context. */
export const storeCheckoutFailure = { type: 'storeCheckoutFailure', params: ended } as const;
