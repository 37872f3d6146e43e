import * as v from 'valibot';
import { means } from './means.ts';
import { problemTypeBase } from '../values/problemKinds.ts';
import { violation } from './violations.ts';

/** An error answer, `application/problem+json` (RFC 9457). */
export const problem = v.object({
  type: means(
    v.string(),
    `The kind of problem for programs: a URI with a stable last part, such as \`${problemTypeBase}not-found\`.`,
  ),
  title: means(v.string(), 'A summary of the problem in English, for developers.'),
  status: means(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 'The HTTP status.'),
  detail: v.optional(means(v.string(), 'Details of the problem in English, for developers.')),
  violations: v.optional(means(v.array(violation), 'The rejected values, with status 400 and 422.')),
  attemptsLeft: v.optional(
    means(
      v.pipe(v.number(), v.integer(), v.minValue(0)),
      'The number of remaining attempts, with `otp-incorrect`.',
    ),
  ),
});
export type Problem = v.InferOutput<typeof problem>;
