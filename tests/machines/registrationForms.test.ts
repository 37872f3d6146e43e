import { describe, expect, test } from 'vitest';
import { toViolation } from '../../contract/schemas/violations.ts';
import {
  atShownFields,
  chosenFields,
  completed,
  emptyForm,
  firstRefused,
  createForms,
  getGuestIndex,
  inOrder,
  isTouched,
  getName,
  createPreparedForms,
  withChange,
  withChosen,
  withoutCorrected,
} from '../../machines/registration/forms.ts';
import type { GuestForm } from '../../machines/registration/registration.types.ts';

describe('the forms of a registration', () => {
  test('include one empty form for each guest', () => {
    expect(createForms(0)).toEqual([]);
    expect(createForms(2)).toEqual([emptyForm, emptyForm]);
    expect(emptyForm).toEqual({
      surname: '',
      givenNames: '',
      dateOfBirth: '',
      placeOfBirth: '',
      documentType: '',
      documentNumber: '',
      documentCountry: '',
      nationality: '',
      countryOfResidence: '',
      placeOfResidence: '',
      sharesResidence: false,
    });
  });

  test('begin with the name of the booking guest in the first form', () => {
    const guest = { firstName: 'Ana', lastName: 'Silva' };
    expect(createPreparedForms({ guestCount: 2, guest })).toEqual([
      { ...emptyForm, surname: 'Silva', givenNames: 'Ana' },
      emptyForm,
    ]);
  });

  test('suggest the country of the document and of residence once the nationality is chosen', () => {
    const [form] = withChange(createForms(1), 0, { nationality: 'FRA' });
    expect(form).toEqual({
      ...emptyForm,
      nationality: 'FRA',
      documentCountry: 'FRA',
      countryOfResidence: 'FRA',
    });
  });

  test('never change an answer that the guest has given', () => {
    const [lives] = withChange([{ ...emptyForm, countryOfResidence: 'PRT' }], 0, { nationality: 'FRA' });
    expect(lives).toMatchObject({ countryOfResidence: 'PRT', documentCountry: 'FRA' });
    const [shows] = withChange([{ ...emptyForm, documentCountry: 'PRT' }], 0, { nationality: 'FRA' });
    expect(shows).toMatchObject({ countryOfResidence: 'FRA', documentCountry: 'PRT' });
  });

  test('correct suggestions when the nationality is corrected, and no answer of the guest', () => {
    const change = (steps: Partial<GuestForm>[]) => {
      let guests = createForms(1);
      let chosen: string[] = [];
      for (const step of steps) {
        chosen = withChosen(chosen, 0, step);
        guests = withChange(guests, 0, step, chosen);
      }
      const { documentCountry, countryOfResidence } = guests[0]!;
      return [documentCountry, countryOfResidence];
    };
    expect(change([{ nationality: 'DEU' }, { nationality: 'GBR' }])).toEqual(['GBR', 'GBR']);
    const lives = { countryOfResidence: 'DEU' };
    expect(change([{ nationality: 'GBR' }, lives, { nationality: 'DEU' }, { nationality: 'FRA' }])).toEqual([
      'FRA',
      'DEU',
    ]);
    expect(change([lives, { countryOfResidence: '' }, { nationality: 'FRA' }])).toEqual(['FRA', 'FRA']);
    expect(change([{ nationality: 'FRA' }, { nationality: '' }])).toEqual(['', '']);
  });

  test('suggest no country to stateless persons, and no issuer to holders of other documents', () => {
    const derived = (nationality: string) => {
      const [form] = withChange(createForms(1), 0, { nationality });
      return [form!.documentCountry, form!.countryOfResidence];
    };
    expect(derived('XXA')).toEqual(['', '']);
    expect(derived('UNO')).toEqual(['UNO', '']);
    expect(derived('GBN')).toEqual(['GBR', '']);
  });

  test('report which answers the guest has chosen when they are restored', () => {
    const kept = { ...emptyForm, nationality: 'FRA', documentCountry: 'FRA', countryOfResidence: 'PRT' };
    expect(chosenFields([emptyForm, kept])).toEqual(['guests[1].countryOfResidence']);
    expect(withChange([kept], 0, { nationality: 'ESP' })).toEqual([
      { ...kept, nationality: 'ESP', documentCountry: 'ESP' },
    ]);
  });

  test('begin with a single name as the surname, as in a document', () => {
    const guest = { firstName: 'Sukarno', lastName: '-' };
    const [form] = createPreparedForms({ guestCount: 1, guest });
    expect([form!.surname, form!.givenNames]).toEqual(['Sukarno', '']);
    expect(getName(form!)).toBe('Sukarno');
  });

  test('suggest nothing when another answer is given, or the nationality is removed', () => {
    const chosen = { ...emptyForm, nationality: 'FRA' };
    expect(withChange([chosen], 0, { surname: 'Roux' })).toEqual([{ ...chosen, surname: 'Roux' }]);
    expect(withChange([chosen], 0, { nationality: '' })).toEqual([emptyForm]);
  });

  test('change one at a time', () => {
    expect(withChange(createForms(3), 1, { surname: 'Silva' })).toEqual([
      emptyForm,
      { ...emptyForm, surname: 'Silva' },
      emptyForm,
    ]);
  });

  test('count as unsaved after any input', () => {
    expect(isTouched([])).toBe(false);
    expect(isTouched(createForms(2))).toBe(false);
    const prepared = createPreparedForms({ guestCount: 2, guest: { firstName: 'Ana', lastName: 'Silva' } });
    expect([isTouched(prepared), isTouched(prepared, prepared)]).toEqual([true, false]);
    expect(isTouched(createForms(2), prepared)).toBe(true);
    for (const field of Object.keys(emptyForm) as (keyof GuestForm)[]) {
      const typed = { ...emptyForm, [field]: field === 'sharesResidence' ? true : 'x' };
      expect(isTouched([emptyForm, typed]), field).toBe(true);
    }
  });
});

describe('a residence', () => {
  const first = { ...emptyForm, surname: 'Silva', countryOfResidence: 'PRT', placeOfResidence: 'Lisboa' };
  const own = { ...emptyForm, countryOfResidence: 'FRA', placeOfResidence: 'Lyon' };

  test('is copied from the first guest if it is shared, and nothing else is', () => {
    expect(completed({ ...own, sharesResidence: true }, first)).toEqual({
      ...emptyForm,
      sharesResidence: true,
      countryOfResidence: 'PRT',
      placeOfResidence: 'Lisboa',
    });
  });

  test('is kept if it is not shared, or without another guest', () => {
    expect(completed(own, first)).toEqual(own);
    expect(completed({ ...own, sharesResidence: true }, undefined)).toEqual({
      ...own,
      sharesResidence: true,
    });
  });
});

describe('violations', () => {
  const refused = [
    toViolation('guests[2].nationality', 'blank'),
    toViolation('guests[1].name', 'blank'),
    toViolation('guests[1].surname', 'blank'),
    toViolation('guests[1].placeOfResidence', 'blank'),
    toViolation('guests[1].countryOfResidence', 'blank'),
    toViolation('guests[0].placeOfResidence', 'blank'),
    toViolation('guests', 'guest_forms'),
  ];
  const getPaths = (violations: { propertyPath: string }[]) =>
    violations.map(({ propertyPath }) => propertyPath);

  test.each([
    ['guests[0].surname', 0],
    ['guests[12].surname', 12],
    ['guests[3]', 3],
    ['guests', undefined],
    ['guest[1].surname', undefined],
    ['the.guests[1].surname', undefined],
  ])('belong to a guest: %s', (propertyPath, index) => {
    expect(getGuestIndex({ propertyPath })).toBe(index);
  });

  test('lead to the first guest with a violation', () => {
    expect(firstRefused(refused)).toBe(0);
    expect(firstRefused(refused.slice(0, 2))).toBe(1);
    expect(
      firstRefused(['guests[10].name', 'guests[9].name'].map((path) => toViolation(path, 'blank'))),
    ).toBe(9);
    expect(firstRefused([])).toBeUndefined();
    expect(firstRefused([toViolation('guests', 'guest_forms')])).toBeUndefined();
  });

  test('are shown only at visible fields', () => {
    const together = createForms(3).map((form, index) => ({ ...form, sharesResidence: index === 1 }));
    expect(getPaths(atShownFields(refused, together))).toEqual([
      'guests[2].nationality',
      'guests[1].surname',
      'guests[0].countryOfResidence',
      'guests[0].placeOfResidence',
      'guests',
    ]);
  });

  test('of a residence are shown at the guest’s own one, or without a form', () => {
    expect(getPaths(atShownFields(refused.slice(3, 5), createForms(2)))).toHaveLength(2);
    expect(getPaths(atShownFields(refused.slice(3, 5), []))).toHaveLength(2);
  });

  test('of a name or a shared residence are shown at its input if nothing else is rejected there', () => {
    const shared = createForms(3).map((form, index) => ({ ...form, sharesResidence: index > 0 }));
    const alone = ['guests[1].name', 'guests[1].placeOfResidence', 'guests[2].placeOfResidence'];
    const shown = atShownFields(
      alone.map((path) => toViolation(path, 'blank')),
      shared,
    );
    expect(getPaths(shown)).toEqual(['guests[1].surname', 'guests[0].placeOfResidence']);
    const given = ['guests[1].name', 'guests[1].givenNames'].map((path) => toViolation(path, 'blank'));
    expect(getPaths(atShownFields(given, shared))).toEqual(['guests[1].givenNames']);
  });

  const edited = (
    violations: typeof refused,
    index: number,
    changed: Partial<GuestForm>,
    from = emptyForm,
  ) => {
    const [after] = withChange([from], 0, changed);
    return getPaths(withoutCorrected(violations, index, { changed, before: from, after: after! }));
  };

  test('disappear once their field is edited, and no other', () => {
    expect(edited(refused.slice(0, 4), 1, { surname: 'S', placeOfBirth: '' })).toEqual([
      'guests[2].nationality',
      'guests[1].name',
      'guests[1].placeOfResidence',
    ]);
    expect(edited(refused, 0, { surname: 'S' })).toEqual(getPaths(refused));
  });

  test('disappear once another field or the first guest’s residence answers their field', () => {
    const blank = ['documentCountry', 'countryOfResidence', 'placeOfResidence'].map((field) =>
      toViolation(`guests[1].${field}`, 'blank'),
    );
    expect(edited(blank, 1, { nationality: 'GBR' })).toEqual(['guests[1].placeOfResidence']);
    expect(edited(blank, 1, { nationality: 'GBR' }, { ...emptyForm, documentCountry: 'PRT' })).toEqual([
      'guests[1].documentCountry',
      'guests[1].placeOfResidence',
    ]);
    expect(edited(blank, 1, { sharesResidence: true })).toEqual(['guests[1].documentCountry']);
  });

  test('have the order of guests and of their fields', () => {
    expect(getPaths(inOrder(refused))).toEqual([
      'guests[0].placeOfResidence',
      'guests[1].surname',
      'guests[1].countryOfResidence',
      'guests[1].placeOfResidence',
      'guests[1].name',
      'guests[2].nationality',
      'guests',
    ]);
    const onScreen = [
      'surname',
      'givenNames',
      'dateOfBirth',
      'placeOfBirth',
      'nationality',
      'documentType',
      'documentNumber',
      'documentCountry',
      'countryOfResidence',
      'placeOfResidence',
    ].map((field) => toViolation(`guests[10].${field}`, 'blank'));
    expect(inOrder(onScreen.toReversed())).toEqual(onScreen);
  });
});

test('a guest is named by the part of their name that was typed', () => {
  const names = [
    emptyForm,
    { ...emptyForm, surname: 'Silva' },
    { ...emptyForm, surname: 'Silva', givenNames: 'Ana' },
  ];
  expect(names.map(getName)).toEqual(['', 'Silva', 'Ana Silva']);
});
