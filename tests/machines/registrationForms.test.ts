import { describe, expect, test } from 'vitest';
import { violationOf } from '../../contract/violations.ts';
import {
  emptyForm,
  firstRefused,
  formsFor,
  isTouched,
  ofShownFields,
  withChange,
  withoutMended,
} from '../../machines/registration/forms.ts';

describe('the forms of a registration', () => {
  test('suggest the country of the document and of residence once the nationality is chosen', () => {
    const [form] = withChange(formsFor(1), 0, { nationality: 'FRA' });
    expect(form).toMatchObject({ documentCountry: 'FRA', countryOfResidence: 'FRA' });
  });

  test('never change what was already chosen', () => {
    const chosen = [{ ...emptyForm, countryOfResidence: 'PRT' }];
    expect(withChange(chosen, 0, { nationality: 'FRA' })[0]?.countryOfResidence).toBe('PRT');
  });

  test('can be lost only once something was typed', () => {
    expect(isTouched(formsFor(2))).toBe(false);
    expect(isTouched(withChange(formsFor(2), 1, { sharesResidence: true }))).toBe(true);
  });
});

describe('violations', () => {
  const refused = [
    violationOf('guests[2].nationality', 'blank'),
    violationOf('guests[1].name', 'blank'),
    violationOf('guests[1].surname', 'blank'),
    violationOf('guests[1].placeOfResidence', 'blank'),
  ];
  const pathsOf = (violations: { propertyPath: string }[]) =>
    violations.map(({ propertyPath }) => propertyPath);

  test('lead to the first guest who has one', () => {
    expect(firstRefused(refused)).toBe(1);
    expect(firstRefused([])).toBeUndefined();
    expect(firstRefused([violationOf('guests', 'guest_forms')])).toBeUndefined();
  });

  test('are shown only at fields that are on the screen', () => {
    const together = formsFor(3).map((form, index) => ({ ...form, sharesResidence: index === 1 }));
    expect(pathsOf(ofShownFields(refused, together))).toEqual(['guests[2].nationality', 'guests[1].surname']);
  });

  test('go once their field is being mended, and no other', () => {
    expect(pathsOf(withoutMended(refused, 1, { surname: 'S' }))).toEqual([
      'guests[2].nationality',
      'guests[1].name',
      'guests[1].placeOfResidence',
    ]);
  });
});
