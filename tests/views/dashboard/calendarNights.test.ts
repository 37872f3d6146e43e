import { expect, test } from 'vitest';
import type { Language } from '../../../contract/values/language.ts';
import { getRestOfMonth } from '../../../src/dashboard/views/timeline/getRestOfMonth.ts';
import { sizes } from '../../../src/dashboard/views/timeline/timeline.css.ts';
import { createNightsText } from '../../../src/dashboard/views/timeline/useNightsText.ts';
import { getStep } from '../../../src/dashboard/views/timeline/useVisibleRange.ts';
import { normalizeSpaces } from '../support/readLines.ts';

const column = sizes.column * 16;

test.each([
  ['a phone', 390, 7],
  ['a narrow phone', 360, 7],
  ['a very narrow phone', 320, 6],
  ['a desktop', 950, 14],
  ['a wide desktop', 1400, 21],
  ['less than one night', 40, 1],
])('on %s with %i pixels, the number of nights of a step is %i', (_, width, step) => {
  expect(getStep({ width, column })).toBe(step);
});

test.each([
  ['2027-08-03', '2026-11-30', '2027-08-01', '2027-09-01'],
  ['2026-12-31', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['2028-02-10', '2028-02-05', '2028-02-05', '2028-03-01'],
])('the month of %s, seen on %s, has the nights from %s to %s', (date, today, start, end) => {
  expect(getRestOfMonth(date, today)).toEqual({ start, end });
});

test.each<[Language, string, string, string, string]>([
  ['en', '16–17 December', '1–31 August 2027', 'August 2027', '1 Aug'],
  ['pt', '16–17 de dezembro', '1–31 de agosto de 2027', 'agosto de 2027', '1/08'],
  ['fr', '16–17 décembre', '1–31 août 2027', 'août 2027', '1er août'],
  ['de', '16.–17. Dezember', '1.–31. August 2027', 'August 2027', '1. Aug.'],
  ['es', '16–17 de diciembre', '1–31 de agosto de 2027', 'agosto de 2027', '1 ago'],
])('nights are named without the day of departure in %s', (language, two, month, name, day) => {
  const text = createNightsText(language);
  expect(
    [
      text.nights({ start: '2026-12-16', end: '2026-12-18' }),
      text.datedNights({ start: '2027-08-01', end: '2027-09-01' }),
      text.months('2027-08-01', '2027-08-31'),
      text.day('2027-08-01'),
    ].map(normalizeSpaces),
  ).toEqual([two, month, name, day]);
});

test.each<[Language, string, string]>([
  ['en', 'Nov – Dec 2026', 'Dec – Jan 2027'],
  ['pt', 'nov. – dez. 2026', 'dez. – jan. 2027'],
  ['fr', 'nov. – déc. 2026', 'déc. – janv. 2027'],
  ['de', 'Nov – Dez 2026', 'Dez – Jan 2027'],
  ['es', 'nov – dic 2026', 'dic – ene 2027'],
])('two months are named with one year, so that they fit on a phone in %s', (language, same, next) => {
  const text = createNightsText(language);
  expect(
    [text.months('2026-11-29', '2026-12-05'), text.months('2026-12-29', '2027-01-04')].map(normalizeSpaces),
  ).toEqual([same, next]);
});
