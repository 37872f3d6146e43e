import type { JourneyState } from '../shared/journeyState.ts';
import type { cancellationMachine } from './cancellation.machine.ts';

type Cancellation = JourneyState<typeof cancellationMachine>;

/** The host is cancelling the reservation, or fetching the new refund. */
export const isCancelling = (cancellation: Cancellation): boolean => cancellation.hasTag('waiting');

/** The refund: before the cancellation the one that was shown, afterwards the one that was made. */
export const getRefund = (cancellation: Cancellation): Cancellation['context']['refund'] =>
  cancellation.context.refund;

/** The cancellation policies of the reservation. */
export const getPolicies = (cancellation: Cancellation): Cancellation['context']['policies'] =>
  cancellation.context.policies;
