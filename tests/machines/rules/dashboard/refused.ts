import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { getReason } from '../why.ts';

/**
 * The changes of the context by a refusal of the third attempt. A person who was not let in keeps the idempotency key,
 * because an earlier attempt with it may have been made.
 */
export const refused = (why: FailedCall) => ({
  refusal: getReason(why),
  attempt: why.failure === 'forbidden' || why.failure === 'unauthorized' ? 3 : 4,
});
