import type { FailureKind } from '../../contract/callFailed.ts';
import type { MessageId } from './words.ts';

/** What a guest reads of a call that failed, by what stands behind it. */
export const whyOf = (failure: FailureKind | undefined): MessageId => {
  if (failure === 'unreachable') return 'problem.unreachable.text';
  if (failure === 'payment-gateway' || failure === 'unavailable') return 'problem.unavailable.text';
  return failure === 'too-many-requests' ? 'problem.tooManyRequests.text' : 'problem.refused.text';
};
