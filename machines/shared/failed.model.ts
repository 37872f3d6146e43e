import { CallFailed, type FailureKind } from '../../contract/callFailed.ts';
import type { Problem } from '../../contract/problem.ts';
import { failWith, type ModelEvent } from '../atlas/model.ts';

/** A call to the host fails. `variant` tells apart failures of one kind that lead to different states. */
export const failed = (
  call: string,
  kind: FailureKind,
  words: string,
  about: Partial<Pick<Problem, 'violations' | 'attemptsLeft'>> = {},
  variant?: string,
): ModelEvent => failWith(call, kind, new CallFailed(kind, about), words, variant);
