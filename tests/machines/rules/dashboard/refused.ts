import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { getReason } from '../failureReasons.ts';

/**
 * The changes of the context by a refusal of the third attempt. After a denied access the idempotency key is the same,
 * because an earlier attempt with it may have been made.
 */
export const refused = (failure: FailedCall) => ({
  refusal: getReason(failure),
  attempt: failure.failure === 'forbidden' || failure.failure === 'unauthorized' ? 3 : 4,
});
