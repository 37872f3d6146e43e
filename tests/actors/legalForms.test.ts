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

describe('guest forms that are sent to the host', () => {
  test('contain the name as in the document, and its parts as well', () => {
    expect(getLegalForms([ana])).toEqual([
      expect.objectContaining({ name: 'Ana Rita Silva', surname: 'Silva', givenNames: 'Ana Rita' }),
    ]);
    expect(violationsIn(ana)).toEqual([]);
  });

  test('use the only name of a guest as the surname', () => {
    expect(violationsIn({ ...ana, surname: 'Suharto', givenNames: '' })).toEqual([]);
  });

  test('use the first guest’s residence for guests who live together', () => {
    const [, child] = getLegalForms([ana, { ...ana, sharesResidence: true, placeOfResidence: 'Porto' }]);
    expect(child).toMatchObject({ countryOfResidence: 'FRA', placeOfResidence: 'Lyon' });
    expect(child).not.toHaveProperty('sharesResidence');
  });

  test('report every violation at its field', () => {
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

  test('accept names and documents in any script', () => {
    expect(
      violationsIn({ ...ana, surname: 'Νικολάου', givenNames: 'Ελένη', documentNumber: 'ΑΒ-123/4' }),
    ).toEqual([]);
  });
});
