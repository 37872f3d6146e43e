import { describe, expect, test } from 'vitest';
import { amenities } from '../../contract/values/amenities.ts';
import { amenityCategories } from '../../contract/values/amenityCategories.ts';
import { completeLanguages, languageNames, languages } from '../../contract/values/language.ts';
import { lineKinds } from '../../contract/schemas/quote.ts';
import { violationMessages } from '../../contract/values/violationMessages.ts';
import { messageFiles } from '../../scripts/languages/folders.ts';
import {
  getArguments,
  getPluralCases,
  getShownArguments,
  ids,
  locales,
  messagesByFile,
} from './support/locales.ts';

describe.each(languages)('the messages in %s', (language) => {
  const messages = locales[language];
  const ownIds = ids.filter((id) => id in messages);

  test.each(messageFiles)('the messages in %s have the ids of English, in alphabetical order', (name) => {
    const own = Object.keys(messagesByFile[name][language]);
    const english = Object.keys(messagesByFile[name].en).toSorted();
    const isComplete = completeLanguages.includes(language);
    expect(own).toEqual(isComplete ? english : english.filter((id) => own.includes(id)));
  });

  test('take the same arguments as in English', () => {
    const different = ownIds.filter(
      (id) => getArguments(messages[id]!).join() !== getArguments(locales.en[id]!).join(),
    );
    expect(different).toEqual([]);
  });

  test('show the same arguments as in English in every case of a plural or a selection', () => {
    const different = ownIds.filter(
      (id) => getShownArguments(messages[id]!).join(' | ') !== getShownArguments(locales.en[id]!).join(' | '),
    );
    expect(different).toEqual([]);
  });

  test('say something', () => {
    expect(ownIds.filter((id) => messages[id]!.trim() === '')).toEqual([]);
  });

  test('have a form for one and a form for several', () => {
    const incomplete = ownIds.filter((id) =>
      getPluralCases(messages[id]!).some((cases) => !cases.includes('one') || !cases.includes('other')),
    );
    expect(incomplete).toEqual([]);
  });
});

test('the files of messages share no ids', () => {
  const all = Object.values(messagesByFile).flatMap((table) => Object.keys(table.en));
  expect(all.toSorted()).toEqual(ids.toSorted());
});

test('the English violations are those of the contract', () => {
  const messages = Object.keys(violationMessages).map((code) => [code, locales.en[`violation.${code}`]]);
  expect(Object.fromEntries(messages)).toEqual(violationMessages);
});

test('every code that a host can answer has a message', () => {
  const expected = [
    ...amenityCategories.map((category) => `amenityCategory.${category}`),
    ...Object.values(amenities).flatMap((codes) => codes.map((code) => `amenity.${code}`)),
    ...lineKinds.map((kind) => `price.line.${kind}`),
  ];
  expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
});

test('Spanish is offered as Castellano, as in the specification', () => {
  expect(languageNames.es).toBe('Castellano');
});

test.each([
  ['error.pageNotFound.title', 'Page Not Found'],
  ['error.internalServerError.title', 'Internal Server Error'],
  ['problem.unitNotFound.title', 'Not found'],
  ['problem.unitNotFound.text', 'The requested rental unit was not found.'],
  ['problem.propertyNotFound.title', 'The requested property was not found'],
  ['problem.reservationCreate.title', 'Error creating reservation'],
  ['problem.reservationCancel.title', 'Error cancelling the reservation'],
  ['reservation.notFound.title', 'The requested reservation was not found'],
  ['reservation.loadError.title', 'Error loading your reservation'],
  ['reservation.linkIncomplete.text', 'Make sure you clicked the link in your email or pasted the full URL.'],
  ['contact.saveError.title', 'Error saving your contact'],
  ['registration.saveError.title', 'Error saving the guests'],
  ['problem.priceFetch.title', 'Error fetching the price'],
  ['problem.validationFailed.title', 'Validation failed'],
  ['toast.label', 'Notification'],
])('the English message %s is the specification’s: %s', (id, words) => {
  expect(locales.en[id]).toBe(words);
});
