import * as v from 'valibot';
import { violation } from './violations.ts';

/** An error answer, `application/problem+json` (RFC 9457). */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: v.optional(v.string()),
  /** Which values were refused: with 400 and 422. */
  violations: v.optional(v.array(violation)),
  /** Tries that remain at the one-time password: with `otp-incorrect`. */
  attemptsLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type Problem = v.InferOutput<typeof problem>;
