import { CallFailed, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Problem } from '../../contract/schemas/problem.ts';
import { defineFailure, type ModelEvent } from 'statechart-atlas';

/**
 * Returns the event of a failed call to the host. `variant` distinguishes failures of one kind with different target
 * states.
 */
export const failed = (
  call: string,
  kind: FailureKind,
  words: string,
  about: Partial<Pick<Problem, 'violations' | 'attemptsLeft' | 'detail'>> = {},
  variant?: string,
): ModelEvent => defineFailure(call, kind, new CallFailed(kind, about), words, variant);
