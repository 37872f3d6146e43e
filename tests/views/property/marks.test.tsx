import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inLanguage } from '../support/inLanguage.tsx';
import { property } from '../support/property.ts';
import { propertyPage, ready } from './propertyPages.tsx';

const [review] = property.reviews.items;

const rated = (rating: number): typeof property => ({
  ...property,
  rules: { ...property.rules, petsAllowed: true },
  reviews: { count: 1, average: rating, items: [{ ...review!, rating }] },
});

async function shown(about: typeof property) {
  const view = propertyPage(ready, { property: about })(() => undefined);
  const inEnglish = await inLanguage('en', view);
  const { container } = await act(async () => render(inEnglish));
  return container;
}

/** The pictures within an element, by their names; those that are faint in brackets. */
const icons = (within: Element) =>
  [...within.querySelectorAll('use')].map((use) => {
    const name = use.getAttribute('href')!.split('#')[1]!;
    return use.closest('[class*=unlit]') ? `(${name})` : name;
  });

test.each([
  [5, ['star', 'star', 'star', 'star', 'star']],
  [4.5, ['star', 'star', 'star', 'star', 'halfStar']],
  [4, ['star', 'star', 'star', 'star', '(star)']],
  [1.5, ['star', 'halfStar', '(star)', '(star)', '(star)']],
])('a review of %s stars has as many lit', async (rating, stars) => {
  const page = await shown(rated(rating));
  expect(icons(page.querySelector('figure [role=img]')!)).toEqual(stars);
});

test('among the house rules only what is allowed has a tick, and only what is not a cross', async () => {
  const page = await shown(rated(5));
  const rules = [...page.querySelectorAll('#rules li')].filter((line) => line.querySelector('use'));
  expect(rules.map((line) => [icons(line)[0], line.textContent])).toEqual([
    ['family', 'Maximum 4 guests'],
    ['check', 'Pets allowed'],
    ['close', 'Smoking not allowed'],
    ['close', 'No parties or events'],
    ['quiet', 'Quiet hours from 22:00 to 08:00'],
    ['key', 'Fee for lost keys: €60'],
  ]);
});
