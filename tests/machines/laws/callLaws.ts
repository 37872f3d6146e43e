import { isDeepStrictEqual } from 'node:util';
import type { FailureKind } from '../../../contract/schemas/callFailed.ts';
import { isCallback, type Begun } from '../prepare.ts';
import type { Replay } from '../replay.ts';
import { findBroken } from './particulars.ts';
import { getFailure, type Step } from './walk.ts';

interface Question {
  idempotencyKey?: string;
  reservationId?: string;
  startDate?: string;
}

/** After these nobody knows whether the host has done what it was asked. */
const unknownOutcomes = new Set<FailureKind | undefined>([
  'unreachable',
  'timed-out',
  'unavailable',
  'unknown',
]);

const parted = ({ src, input }: Begun) => {
  const { idempotencyKey: key, ...question } = (input ?? {}) as Question;
  return { src, key, question };
};

/** Returns the laws of the calls on one walk. */
export function getCallLaws(run: Replay) {
  const earlierCalls: ReturnType<typeof parted>[] = [];
  let unanswered: ReturnType<typeof parted> | undefined;

  const brokenByCall = (begun: Begun, isRepeated: boolean): string[] => {
    const { src, key, question } = parted(begun);
    const sameKey = earlierCalls.filter((one) => key !== undefined && one.src === src && one.key === key);
    const repeats = isRepeated && unanswered?.src === src && isDeepStrictEqual(unanswered.question, question);
    earlierCalls.push({ src, key, question });
    return findBroken({
      'every call about a reservation has its id': question.reservationId !== '',
      'every call about dates has them': question.startDate !== '',
      'a changed question has another key': sameKey.every((one) => isDeepStrictEqual(one.question, question)),
      'a call whose outcome is unknown is repeated with the same key': !repeats || unanswered?.key === key,
    });
  };

  return ({ event, begun }: Step): string[] => {
    // An event that says nothing but its name changes nothing.
    const isRepeated = Object.keys(event.event).length === 1;
    const calls = begun.filter(({ src }) => !isCallback(src));
    const broken = calls.flatMap((call) => brokenByCall(call, isRepeated));
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.event.type) ?? [];
    const failed = unknownOutcomes.has(getFailure(event)) && run.begun.findLast((one) => one.id === id);
    unanswered = failed ? parted(failed) : undefined;
    return broken;
  };
}
