import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { getReason } from '../why.ts';

/**
 * The changes of the context by a refusal of the third attempt. After a denied access the idempotency key is the same,
 * because an earlier attempt with it may have been made.
 */
export const refused = (why: FailedCall) => ({
  refusal: getReason(why),
  attempt: why.failure === 'forbidden' || why.failure === 'unauthorized' ? 3 : 4,
});
