import { expect, test } from 'vitest';
import { findContentStep } from '../../contract/content/firstSteps.ts';
import { sections } from '../../src/dashboard/content/sections/index.ts';

const steps: Readonly<Record<string, string>> = {
  prices: 'price',
  taxes: 'price',
  photos: 'photos',
  stays: 'terms',
  rules: 'terms',
  terms: 'terms',
};

test.each(sections)('the fields of the section $id belong to one step', ({ id, parts }) => {
  for (const { path } of parts) expect(findContentStep(path.split('.'))).toBe(steps[id] ?? 'property');
});

test('errors about the texts as a whole belong to the property', () => {
  expect(findContentStep(['texts', 'en'])).toBe('property');
  expect(findContentStep(['texts', 'en', 'photos', '01.jpg'])).toBe('photos');
});
