import type { Failing, Why } from '../../../machines/shared/failures.ts';

/** Nothing has failed. */
export const noReason: Why = { failure: undefined, retryAfter: undefined };

/** Something failed before, and the host said when to ask again. */
export const waiting: Why = { failure: 'unavailable', retryAfter: 30 };

/** Nobody answered in time. */
export const unheard: Why = { failure: 'timed-out', retryAfter: undefined };

/** Why a call failed, without what was refused in it. */
export const whyIn = ({ failure, retryAfter }: Failing): Why => ({ failure, retryAfter });
