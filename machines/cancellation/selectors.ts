import type { JourneyState } from '../shared/journeyState.ts';
import type { cancellationMachine } from './cancellation.machine.ts';

type Cancellation = JourneyState<typeof cancellationMachine>;

/** Whether the reservation is being cancelled, or the current refund is being loaded. */
export const isCancelling = (cancellation: Cancellation): boolean => cancellation.hasTag('waiting');

/** Returns the expected refund before the cancellation, and the actual one afterwards. */
export const getRefund = (cancellation: Cancellation): Cancellation['context']['refund'] =>
  cancellation.context.refund;

/** Returns the cancellation policies of the reservation. */
export const getPolicies = (cancellation: Cancellation): Cancellation['context']['policies'] =>
  cancellation.context.policies;
