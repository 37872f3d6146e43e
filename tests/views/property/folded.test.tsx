import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Amenity } from '../../../contract/values/amenities.ts';
import { getMainAmenities } from '../../../src/views/property/mainAmenities.ts';
import { inLanguage } from '../support/inLanguage.tsx';
import { property } from '../support/property.ts';
import { propertyPage, ready } from './propertyPages.tsx';

async function getPage(change: Partial<typeof property>) {
  const view = propertyPage(ready, { property: { ...property, ...change } })(() => undefined);
  const inEnglish = await inLanguage('en', view);
  const { container } = await act(async () => render(inEnglish));
  return container;
}

/** The texts of the elements that are visible at first, and of those that a disclosure opens. */
function read(page: Element, selector: string) {
  const all = [...page.querySelectorAll(selector)];
  const getTexts = (isFolded: boolean) =>
    all
      .filter((one) => (one.closest('details > :not(summary)') !== null) === isFolded)
      .map(({ textContent }) => textContent);
  return { visible: getTexts(false), folded: getTexts(true) };
}

const getOpener = (page: Element, section: string) =>
  page.querySelector(`${section} summary`)?.textContent ?? undefined;

test('a description is visible up to the end of a paragraph after 250 characters', async () => {
  const paragraphs = ['a'.repeat(200), 'b'.repeat(50), 'c'.repeat(300), 'd'];
  const page = await getPage({ description: paragraphs.join('\n\n') });
  expect(read(page, '#about [class*=prose] p')).toEqual({
    visible: paragraphs.slice(0, 2),
    folded: paragraphs.slice(2),
  });
  expect(getOpener(page, '#about')).toBe('Read more');
});

test('a short description is visible as a whole', async () => {
  const page = await getPage({ description: 'A house.\n\nBy the sea.' });
  expect(read(page, '#about [class*=prose] p')).toEqual({ visible: ['A house.', 'By the sea.'], folded: [] });
  expect(getOpener(page, '#about')).toBeUndefined();
});

const [review] = property.reviews.items;
const createReviews = (languages: readonly ('en' | 'pt')[]) => ({
  count: languages.length,
  average: 5,
  items: languages.map((language, index) => ({
    ...review!,
    answer: undefined,
    author: `Guest ${index}`,
    language,
    date: '2026-05-02',
  })),
});

test('three reviews are visible, and a disclosure opens the others', async () => {
  const page = await getPage({ reviews: createReviews(['en', 'pt', 'en', 'en', 'pt']) });
  expect(getOpener(page, '#reviews')).toBe('Show all 5 reviews');
  expect(read(page, '#reviews [class*=notes]')).toEqual({
    visible: ['May 2026', 'May 2026 · Written in Portuguese', 'May 2026'],
    folded: ['May 2026', 'May 2026 · Written in Portuguese'],
  });
});

test('three reviews have no disclosure', async () => {
  const page = await getPage({ reviews: createReviews(['en', 'en', 'en']) });
  expect(getOpener(page, '#reviews')).toBeUndefined();
});

test.each([
  [{ text: 'Obrigada.' }, 'pt'],
  [{ text: 'Thank you.', language: 'en' as const }, 'en'],
])('the host’s answer %j is in the language "%s"', async (answer, language) => {
  const reviews = createReviews(['pt']);
  const page = await getPage({ reviews: { ...reviews, items: [{ ...reviews.items[0]!, answer }] } });
  const written = page.querySelector('#reviews [class*=answer]')!;
  expect([...written.children].map(({ textContent }) => textContent)).toEqual([
    'Reply from Inês Carvalhal',
    answer.text,
  ]);
  expect(written.lastElementChild?.getAttribute('lang')).toBe(language);
});

test('ten amenities are visible, and a disclosure opens the list of all', async () => {
  const page = await getPage({});
  const { visible, folded } = read(page, '#details li');
  expect(visible).toHaveLength(10);
  expect(visible.slice(0, 3)).toEqual(['Fast Wi-Fi', 'Full kitchen', 'Air conditioning']);
  expect(folded).toHaveLength(property.amenities.length);
  expect(getOpener(page, '#details')).toBe(`Show all ${property.amenities.length} amenities`);
});

test('few amenities are visible without a disclosure', async () => {
  const amenities: Amenity[] = [
    { category: 'kitchen', code: 'oven' },
    { category: 'entertainment', code: 'wifi' },
    { category: 'comfort', code: 'heating' },
  ];
  const page = await getPage({ amenities });
  expect(read(page, '#details li').visible).toEqual(['Wi-Fi', 'Heating', 'Oven']);
  expect(getOpener(page, '#details')).toBeUndefined();
});

test('of amenities of one kind, only the best is among the main ones', () => {
  const amenities: Amenity[] = [
    { category: 'parking', code: 'street_parking' },
    { category: 'parking', code: 'free_parking' },
    { category: 'comfort', code: 'balcony' },
    { category: 'other', code: 'complaints_book' },
  ];
  expect(getMainAmenities(amenities)).toEqual([
    { icon: 'car', code: 'free_parking' },
    { icon: 'terrace', code: 'balcony' },
    { icon: 'check', code: 'street_parking' },
    { icon: 'check', code: 'complaints_book' },
  ]);
});
