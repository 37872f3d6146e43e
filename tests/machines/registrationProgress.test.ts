import { expect, test } from 'vitest';
import { toViolation } from '../../contract/schemas/violations.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { firstUnfinished, getProgress, isLastFormReached } from '../../machines/registration/progress.ts';
import type { GuestForm } from '../../machines/registration/registration.types.ts';

const filled: GuestForm = {
  ...emptyForm,
  surname: 'Silva',
  dateOfBirth: '1957-03-07',
  nationality: 'PRT',
  documentType: 'passport',
  documentNumber: 'AB123456',
  documentCountry: 'PRT',
  countryOfResidence: 'PRT',
  placeOfResidence: 'Lisboa',
};

const progress = (...guests: GuestForm[]) =>
  guests.map((_, index) => getProgress({ guests, violations: [] }, index));

test('a form is empty, started or complete, without its optional fields', () => {
  expect(progress(emptyForm, { ...emptyForm, surname: 'Silva' }, filled)).toEqual([
    'empty',
    'begun',
    'filled',
  ]);
});

test.each([
  'surname',
  'dateOfBirth',
  'nationality',
  'documentType',
  'documentNumber',
  'documentCountry',
  'countryOfResidence',
  'placeOfResidence',
] as const)('a form without its %s is incomplete', (field) => {
  expect(progress({ ...filled, [field]: '' })).toEqual(['begun']);
});

test('a missing form is empty', () => {
  expect(getProgress({ guests: [filled], violations: [] }, 1)).toBe('empty');
});

test('spaces count as empty', () => {
  expect(progress({ ...filled, documentNumber: '  ' })).toEqual(['begun']);
});

test('a shared residence is complete once the first guest’s is', () => {
  const sharing = { ...filled, countryOfResidence: '', placeOfResidence: '', sharesResidence: true };
  expect(progress(filled, sharing)).toEqual(['filled', 'filled']);
  expect(progress({ ...filled, placeOfResidence: '' }, sharing)).toEqual(['begun', 'begun']);
});

test('a form with a rejected answer has errors, and no other has', () => {
  const violations = [toViolation('guests[1].nationality', 'blank')];
  const guests = [filled, emptyForm];
  expect(getProgress({ guests, violations }, 1)).toBe('refused');
  expect(getProgress({ guests, violations }, 0)).toBe('filled');
});

test.each([
  ['is still at an earlier one', { opened: 0, failure: undefined }, false],
  ['has come to the last one', { opened: 1, failure: undefined }, true],
  ['corrects a rejected answer', { opened: 0, failure: 'validation-failed' }, true],
  ['tries again', { opened: 0, failure: 'unreachable' }, true],
] as const)('a guest who %s can send all guests from there: %o', (_, at, canSend) => {
  expect(isLastFormReached({ guests: [filled, filled], ...at })).toBe(canSend);
});

test('a returning guest continues with the first incomplete form, or with the last', () => {
  expect(firstUnfinished([filled, { ...emptyForm, surname: 'Silva' }, emptyForm])).toBe(1);
  expect(firstUnfinished([filled, filled])).toBe(1);
  expect(firstUnfinished([emptyForm])).toBe(0);
  expect(firstUnfinished([])).toBe(0);
});
