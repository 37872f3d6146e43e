import * as v from 'valibot';
import { means } from './means.ts';
import { problemTypeBase } from './problemKinds.ts';
import { violation } from './violations.ts';

/** An error answer, `application/problem+json` (RFC 9457). */
export const problem = v.object({
  type: means(
    v.string(),
    `Which problem: a URI whose last part is stable, such as \`${problemTypeBase}not-found\`. Programs read this.`,
  ),
  title: means(v.string(), 'The problem in English, for those who develop.'),
  status: means(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 'The HTTP status.'),
  detail: v.optional(means(v.string(), 'More of it in English, for those who develop.')),
  violations: v.optional(means(v.array(violation), 'Which values were refused: with 400 and 422.')),
  attemptsLeft: v.optional(
    means(
      v.pipe(v.number(), v.integer(), v.minValue(0)),
      'Tries that remain at the one-time password: with `otp-incorrect`.',
    ),
  ),
});
export type Problem = v.InferOutput<typeof problem>;
