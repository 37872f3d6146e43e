import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { scheduleTriggers } from '../../contract/schemas/quote.ts';
import { nearbyPlaces } from '../../contract/schemas/neighbourhood.ts';
import { highlightIcons } from '../../contract/schemas/rentalUnit.ts';
import { weekdays } from '../../contract/values/weekdays.ts';
import { propertySchema } from '../../contract/content/property.ts';
import { createTextsSchema } from '../../contract/content/texts.ts';

const readme = await readFile('content/README.md', 'utf8');

const fields = [
  ...Object.keys(propertySchema.entries),
  ...Object.keys(propertySchema.entries.pricing.entries),
  ...Object.keys(
    createTextsSchema({
      highlights: [],
      photos: [],
      paymentOptions: [],
      hostPhoto: false,
      seasons: [],
      rooms: [],
    }).entries,
  ),
  'weekendRate',
  'arrivalDays',
  'daysBefore',
  ...weekdays,
  ...scheduleTriggers,
  ...highlightIcons,
  ...nearbyPlaces,
];

test.each([...new Set(fields)])('the guide for hosts documents %s', (field) => {
  expect(readme).toMatch(new RegExp(`\\b${field}\\b`));
});
