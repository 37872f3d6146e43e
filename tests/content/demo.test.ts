import { expect, test } from 'vitest';
import * as v from 'valibot';
import { amenityCategories } from '../../contract/values/amenityCategories.ts';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { scheduleTriggers } from '../../contract/schemas/quote.ts';
import { rentalUnit } from '../../contract/schemas/rentalUnit.ts';
import {
  getCheckInDates,
  closedNights,
  describe as describeUnit,
  loadContent,
  getTerms,
} from '../../server/host/content/index.ts';
import { quoteStay, calculateRefund } from '../../server/host/pricing/index.ts';

const { units } = await loadContent('demo');
const today = new Date('2026-11-20T12:00:00Z');
const each = [...units.values()].flatMap((unit) => completeLanguages.map((language) => ({ unit, language })));

const answerIn = (unit: (typeof each)[number]['unit'], language: Language) => {
  const description = describeUnit(unit, language);
  const stay = { ...description.stay, ...getCheckInDates(unit, today) };
  return { ...description, stay, unavailable: closedNights(unit) };
};

test('the site comes with two properties', () => {
  expect([...units.keys()]).toEqual(['casa-do-limoeiro', 'monte-da-figueira']);
});

test.each(each)('$unit.id matches the contract in $language', ({ unit, language }) => {
  const answer = answerIn(unit, language);
  expect(v.parse(v.strictObject(rentalUnit.entries), answer)).toEqual(answer);
});

test.each(each)('$unit.id has all texts in $language', ({ unit, language }) => {
  const { notes, paymentOptions } = unit.texts[language];
  expect(notes).toHaveLength(unit.texts.en.notes!.length);
  expect(notes!.some((note) => note.includes('Livro de Reclamações'))).toBe(true);
  for (const option of Object.values(paymentOptions)) expect(option.description).toBeTruthy();
});

test.each(each.filter(({ language }) => language !== 'en'))(
  '$unit.id is translated to $language',
  ({ unit, language }) => {
    const own = unit.texts[language];
    const english = unit.texts.en;
    const pairs = [
      [own.summary, english.summary],
      [own.description, english.description],
      [own.neighbourhood, english.neighbourhood],
      [own.host.about, english.host.about],
      [own.host.responseTime, english.host.responseTime],
      ...unit.photos.map((file) => [own.photos[file], english.photos[file]]),
      ...unit.highlights.map((icon) => [own.highlights[icon]!.text, english.highlights[icon]!.text]),
      ...own.notes!.map((note, index) => [note, english.notes![index]]),
    ];
    for (const [mine, theirs] of pairs) expect(mine).not.toBe(theirs);
  },
);

test.each([...units.values()])('$id shows every feature of a property', (unit) => {
  const { amenities, highlights, photos, reviews, registrationNumber } = describeUnit(unit, 'en');
  expect(new Set(amenities.map(({ category }) => category))).toEqual(new Set(amenityCategories));
  expect(highlights.length).toBeGreaterThanOrEqual(4);
  expect(photos.length).toBeGreaterThanOrEqual(8);
  for (const { width, height } of photos) expect({ width, height }).toEqual({ width: 2048, height: 1365 });
  expect(reviews.count).toBeGreaterThanOrEqual(6);
  expect(new Set(reviews.items.map(({ language }) => language))).toEqual(new Set(completeLanguages));
  expect(registrationNumber).toMatch(/^\d+\/AL$/);
});

test.each([...units.values()])(
  '$id has all four payment triggers, and one option with nothing due now',
  (unit) => {
    const stay = { startDate: '2027-04-06', endDate: '2027-04-13', guestCount: unit.maxGuests };
    const { total, paymentOptions } = quoteStay(getTerms(unit, 'en'), stay, today);
    const triggers = paymentOptions.flatMap(({ schedule }) => schedule.map(({ trigger }) => trigger));
    expect(new Set(triggers)).toEqual(new Set(scheduleTriggers));
    const dueNow = paymentOptions.map((option) => option.dueNow.amount);
    expect(dueNow).toContain(0);
    expect(dueNow).toContain(total.amount);
    for (const { cancellationPolicies } of paymentOptions) {
      expect(cancellationPolicies.map(({ refundPercentage }) => refundPercentage)).toEqual([100, 50, 0]);
    }
  },
);

/** The quotes of the units for stays that are near, some weeks away, and far. */
const offered = [...units.values()].flatMap((unit) =>
  [5, 20, 60].map((days) => {
    const day = (ahead: number) =>
      new Date(today.getTime() + (days + ahead) * 86_400_000).toISOString().slice(0, 10);
    const stay = { startDate: day(0), endDate: day(3), guestCount: 2 };
    return { id: unit.id, days, options: quoteStay(getTerms(unit, 'en'), stay, today).paymentOptions };
  }),
);

test.each(offered)(
  'the preselected payment option of $id has the best cancellation terms, $days days ahead',
  ({ options: [chosen, ...others] }) => {
    const at = (instants: readonly string[]) => instants.map((instant) => new Date(Date.parse(instant) - 1));
    const moments = [chosen!, ...others].flatMap(({ cancellationPolicies }) =>
      at(cancellationPolicies.map(({ cancelBefore }) => cancelBefore)),
    );
    const shareAt = ({ cancellationPolicies }: (typeof others)[number], moment: Date) =>
      calculateRefund(cancellationPolicies, { amount: 100, currency: 'EUR' }, moment).percentage;
    for (const other of others) {
      const gains = moments.map((moment) => shareAt(chosen!, moment) - shareAt(other, moment));
      expect(Math.min(...gains)).toBe(0);
      expect(Math.max(...gains)).toBeGreaterThan(0);
    }
  },
);

/** Shares, numbers of parts, and lengths of time but the eve of the arrival. */
const counts: Readonly<Record<string, RegExp>> = {
  en: /\d|half|quarter|three|week|month/i,
  pt: /\d|metade|quarto|três|semana|mês/i,
  fr: /\d|moitié|quart|trois|semaine|mois/i,
  de: /\d|hälfte|halb|viertel|drei|woche|monat/i,
  es: /\d|mitad|cuarta|tres|semana|mes\b/i,
};

test.each(each)(
  'the payment options of $unit.id in $language suit all stays: dates come from the schedule',
  ({ unit, language }) => {
    const words = Object.values(unit.texts[language].paymentOptions).map(
      ({ name, description }) => `${name}. ${description}`,
    );
    expect(words.filter((word) => counts[language]!.test(word))).toEqual([]);
  },
);

test('all properties have different ratings', () => {
  const averages = [...units.values()].map((unit) => describeUnit(unit, 'en').reviews.average);
  expect(new Set(averages).size).toBe(averages.length);
});
