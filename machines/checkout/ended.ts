import type { FailureReason } from '../shared/failures.ts';

/** What became of a checkout whose guest is still here, and why. */
export interface CheckoutEnded extends FailureReason {
  /** The page was not reached; or the reservation stands elsewhere than was believed, and its host is to be asked. */
  outcome: 'notRedirected' | 'statusChanged';
}

const ended = ({ event }: { event: { output: CheckoutEnded } }) => event.output;

/** The guard behind {@link onStaleReservation}. */
export const isReservationStale = (_: unknown, { outcome }: CheckoutEnded): boolean =>
  outcome === 'statusChanged';

/** The guard of the transition that a checkout takes where the reservation stands elsewhere. */
export const onStaleReservation = { type: 'isReservationStale', params: ended } as const;

/** Takes the reason of an ended checkout into the context. */
export const storeEnd = { type: 'storeEnd', params: ended } as const;
