import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { guestsRequest } from '../../contract/schemas/legalForm.ts';
import { toViolations } from '../../contract/schemas/violations.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import type { GuestForm } from '../../machines/registration/registration.types.ts';
import { getLegalForms } from '../../src/actors/legalForms.ts';

const ana: GuestForm = {
  ...emptyForm,
  surname: 'Silva',
  givenNames: 'Ana Rita',
  dateOfBirth: '1957-02-28',
  documentType: 'passport',
  documentNumber: 'AB 123456',
  documentCountry: 'PRT',
  nationality: 'PRT',
  countryOfResidence: 'FRA',
  placeOfResidence: 'Lyon',
};

const violationsIn = (...guests: GuestForm[]) => {
  const sent = { reservationId: 'r', token: 't', guests: getLegalForms(guests) };
  const { issues } = v.safeParse(guestsRequest, sent);
  return issues ? toViolations(issues).map(({ propertyPath, code }) => `${propertyPath} ${code}`) : [];
};

describe('the forms that are sent to the host', () => {
  test('carry the name as the document shows it, and its parts beside it', () => {
    expect(getLegalForms([ana])).toEqual([
      expect.objectContaining({ name: 'Ana Rita Silva', surname: 'Silva', givenNames: 'Ana Rita' }),
    ]);
    expect(violationsIn(ana)).toEqual([]);
  });

  test('a guest with one name sends it as the surname', () => {
    expect(violationsIn({ ...ana, surname: 'Suharto', givenNames: '' })).toEqual([]);
  });

  test('guests who live together send the first one’s current residence', () => {
    const [, child] = getLegalForms([ana, { ...ana, sharesResidence: true, placeOfResidence: 'Porto' }]);
    expect(child).toMatchObject({ countryOfResidence: 'FRA', placeOfResidence: 'Lyon' });
    expect(child).not.toHaveProperty('sharesResidence');
  });

  test('name every violation at its field', () => {
    const mistakes = {
      ...ana,
      dateOfBirth: '1957-02-30',
      documentType: '' as const,
      documentNumber: '???',
      nationality: '',
    };
    expect(violationsIn(ana, mistakes)).toEqual([
      'guests[1].dateOfBirth date_format',
      'guests[1].documentNumber document_number',
      'guests[1].documentType blank',
      'guests[1].nationality blank',
    ]);
  });

  test('take names and documents of any script', () => {
    expect(
      violationsIn({ ...ana, surname: 'Νικολάου', givenNames: 'Ελένη', documentNumber: 'ΑΒ-123/4' }),
    ).toEqual([]);
  });
});
