import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate, count, language } from './primitives.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

const review = v.object({
  author: means(text, 'The public name of the author.'),
  country: means(v.pipe(v.string(), v.length(2)), 'The author’s country of residence, ISO 3166-1 alpha-2.'),
  date: means(calendarDate, 'The date of the review.'),
  rating: means(
    v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    'The rating, from 1 to 5, with 5 the best.',
  ),
  language: means(language, 'The language of the review, ISO 639-1.'),
  text: means(text, 'The text of the review.'),
  answer: v.optional(
    means(
      v.object({
        text: means(text, 'The text of the answer.'),
        language: v.optional(
          means(language, 'The language of the answer, ISO 639-1; if omitted, that of the review.'),
        ),
      }),
      'The host’s public answer to the review.',
    ),
  ),
});
export type Review = v.InferOutput<typeof review>;

/** The reviews of a property. */
export const reviews = v.object({
  count: means(count, 'The total number of reviews.'),
  average: v.nullable(
    means(
      v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      'The average rating, from 1 to 5; null without reviews.',
    ),
  ),
  items: means(v.array(review), 'The reviews to show.'),
});
