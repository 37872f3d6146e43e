import type { FailedCall, FailureReason } from '../../../machines/shared/failures.ts';

/** Nothing has failed. */
export const noReason: FailureReason = { failure: undefined, retryAfter: undefined };

/** Something failed before, and the host said when to ask again. */
export const waiting: FailureReason = { failure: 'unavailable', retryAfter: 30 };

/** Nobody answered in time. */
export const timedOut: FailureReason = { failure: 'timed-out', retryAfter: undefined };

/** Why a call failed, without what was refused in it. */
export const getReason = ({ failure, retryAfter }: FailedCall): FailureReason => ({ failure, retryAfter });
