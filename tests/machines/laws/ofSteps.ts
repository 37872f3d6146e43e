import { isDeepStrictEqual } from 'node:util';
import { findBroken, type Particulars } from './particulars.ts';
import { isAnswer, whyIn, type Taken } from './walk.ts';

/** What is true of every step of a walk. */
export function lawsOfSteps({ typed }: Particulars) {
  const typedIn = typed?.of as ((context: unknown) => unknown) | undefined;
  return ({ happening, before, after }: Taken): string[] => {
    const why = whyIn(happening);
    const { failure, retryAfter, violations = [] } = after.context;
    const tells = 'failure' in after.context;
    const mayChange = typed?.changesBy.includes(happening.event.type) ?? true;
    return findBroken({
      'the failure that is kept is the last one': !tells || !why || failure === why.failure,
      'when to ask again is what was said last': !tells || !why || retryAfter === why.retryAfter,
      'a failure is forgotten with the next answer':
        !tells ||
        !isAnswer(happening) ||
        ((failure ?? retryAfter) === undefined && isDeepStrictEqual(violations, [])),
      'what was typed is kept until it was used':
        mayChange || isDeepStrictEqual(typedIn?.(before.context), typedIn?.(after.context)),
    });
  };
}
