import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate, language } from './primitives.ts';

/** What a host tells of the way in, in the order in which it is needed. */
export const arrivalTopics = ['directions', 'keys', 'wifi', 'parking', 'toKnow'] as const;
export type ArrivalTopic = (typeof arrivalTopics)[number];

const topic = means(v.picklist(arrivalTopics), 'What it is about.');
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/**
 * The address and the way in. Only the holder of a reservation's link is told, while the stay is booked and until some
 * days after it; a site shows it, and neither keeps nor passes it on.
 */
export const arrival = v.object({
  address: v.optional(means(v.pipe(v.string(), v.nonEmpty('blank')), 'In one line, as on an envelope.')),
  latitude: means(degrees(90), 'Of the door, in degrees; south is negative.'),
  longitude: means(degrees(180), 'Of the door, in degrees; west is negative.'),
  instructions: means(
    v.array(
      v.object({
        topic,
        text: means(v.pipe(v.string(), v.nonEmpty('blank')), 'An empty line separates its paragraphs.'),
        language: v.optional(means(language, 'Which language it is in, where it is not that of the answer.')),
      }),
    ),
    'What the guest is told now.',
  ),
  later: v.optional(
    means(
      v.object({
        topics: means(v.array(topic), 'What is told later, such as the code of a door.'),
        from: means(calendarDate, 'The day on which it is, by the calendar of the property.'),
      }),
      'What is held back until shortly before the stay.',
    ),
  ),
});
export type Arrival = v.InferOutput<typeof arrival>;
