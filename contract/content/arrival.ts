import * as v from 'valibot';
import { arrivalTopics, type ArrivalTopic } from '../schemas/arrival.ts';
import { allDifferent, block, getList, picklist, paragraphs, text, wholeNumber } from './fields.ts';

/** The address of the property, in `property.yaml`; the town is in the language files. */
export const address = block({ street: text, postalCode: text });

/** The arrival information that is held back, in `property.yaml`. */
export const arrivalRules = block({
  holdBackDays: wholeNumber(0, 60),
  holdBack: v.optional(
    v.pipe(
      getList(picklist(arrivalTopics)),
      allDifferent((topic: ArrivalTopic) => topic, 'topic'),
    ),
    ['keys', 'wifi'],
  ),
});

/** The arrival information, in a language file; each part is optional. */
export const arrivalTexts = block(
  Object.fromEntries(arrivalTopics.map((topic) => [topic, v.optional(paragraphs)])) as {
    [T in ArrivalTopic]: v.OptionalSchema<typeof paragraphs, undefined>;
  },
);
