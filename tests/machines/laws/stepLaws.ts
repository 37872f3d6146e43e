import { isDeepStrictEqual } from 'node:util';
import { findBroken, type LawOptions } from './particulars.ts';
import { isAnswer, getFailureDetails, type Step } from './walk.ts';

/** The laws that hold for every step of a walk. */
export function getStepLaws({ typed }: LawOptions) {
  const typedIn = typed?.of as ((context: unknown) => unknown) | undefined;
  return ({ event, before, after }: Step): string[] => {
    const why = getFailureDetails(event);
    const { failure, retryAfter, violations = [] } = after.context;
    const hasFailure = 'failure' in after.context;
    const mayChange = typed?.changesBy.includes(event.event.type) ?? true;
    return findBroken({
      'the failure that is kept is the last one': !hasFailure || !why || failure === why.failure,
      'when to ask again is what was said last': !hasFailure || !why || retryAfter === why.retryAfter,
      'a failure is forgotten with the next answer':
        !hasFailure ||
        !isAnswer(event) ||
        ((failure ?? retryAfter) === undefined && isDeepStrictEqual(violations, [])),
      'what was typed is kept until it was used':
        mayChange || isDeepStrictEqual(typedIn?.(before.context), typedIn?.(after.context)),
    });
  };
}
