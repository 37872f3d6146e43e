import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate, count, language } from './primitives.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

const review = v.object({
  author: means(text, 'Who wrote it, as they are called in public.'),
  country: means(v.pipe(v.string(), v.length(2)), 'Where they live, ISO 3166-1 alpha-2.'),
  date: means(calendarDate, 'When it was written.'),
  rating: means(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 'From 1 to 5, the best.'),
  language: means(language, 'The language that it was written in, ISO 639-1.'),
  text: means(text, 'What was written.'),
});

/** What guests said of a property. */
export const reviews = v.object({
  count: means(count, 'How many reviews there are.'),
  average: v.nullable(
    means(
      v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      'Their mean rating, from 1 to 5; null where there is none.',
    ),
  ),
  items: means(v.array(review), 'Those that are shown.'),
});
