import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate, language } from './primitives.ts';

/** The topics of the arrival information, in the order in which guests need them. */
export const arrivalTopics = ['directions', 'keys', 'wifi', 'parking', 'toKnow'] as const;
export type ArrivalTopic = (typeof arrivalTopics)[number];

const topic = means(v.picklist(arrivalTopics), 'The topic.');
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/**
 * The address and arrival information of a property, visible only with a reservation link from the booking until some
 * days after the stay. The site shows it, and neither stores nor forwards it.
 */
export const arrival = v.object({
  address: v.optional(means(v.pipe(v.string(), v.nonEmpty('blank')), 'The postal address, on one line.')),
  latitude: means(degrees(90), 'The latitude of the door in degrees; south is negative.'),
  longitude: means(degrees(180), 'The longitude of the door in degrees; west is negative.'),
  instructions: means(
    v.array(
      v.object({
        topic,
        text: means(
          v.pipe(v.string(), v.nonEmpty('blank')),
          'The text; an empty line separates paragraphs. A part between two backticks can be copied as it is, such as a password.',
        ),
        language: v.optional(
          means(language, 'The language of the text, if it differs from the language of the answer.'),
        ),
      }),
    ),
    'The information that the guest can read now.',
  ),
  later: v.optional(
    means(
      v.object({
        topics: means(v.array(topic), 'The topics that the host reveals later, such as a door code.'),
        from: means(calendarDate, 'The date on which they become visible, in the time zone of the property.'),
      }),
      'The information that stays hidden until shortly before the stay.',
    ),
  ),
});
export type Arrival = v.InferOutput<typeof arrival>;
