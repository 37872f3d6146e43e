import { issuerCodes, residenceCodes } from '../../contract/values/countries/icao.ts';
import { callName, fullName, hasSingleName } from '../../contract/values/personName.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { Violation } from '../../contract/schemas/violations.ts';
import type { GuestForm } from './registration.types.ts';

/** An empty form. */
export const emptyForm: GuestForm = {
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
};

type Booked = Pick<Reservation, 'guestCount'> & {
  guest: Pick<Reservation['guest'], 'firstName' | 'lastName'>;
};

/** Returns one empty form for each guest. */
export const createForms = (guestCount: number): GuestForm[] =>
  Array.from({ length: guestCount }, () => emptyForm);

// The surname field of a document takes a single name.
const documentNames = (guest: Booked['guest']): Pick<GuestForm, 'surname' | 'givenNames'> =>
  hasSingleName(guest)
    ? { surname: callName(guest), givenNames: '' }
    : { surname: guest.lastName, givenNames: guest.firstName };

/** Returns the initial forms of a stay: the person who booked is usually the first guest. */
export const createPreparedForms = ({ guestCount, guest }: Booked): GuestForm[] =>
  createForms(guestCount).map((form, index) => (index === 0 ? { ...form, ...documentNames(guest) } : form));

const fields = Object.keys(emptyForm) as (keyof GuestForm)[];

const isSame = (form: GuestForm, other: GuestForm = emptyForm) =>
  fields.every((field) => form[field] === other[field]);

/** Whether the input differs from the earlier forms, so that closing the page would lose it. */
export const isTouched = (guests: readonly GuestForm[], before: readonly GuestForm[] = []): boolean =>
  guests.some((form, index) => !isSame(form, before[index]));

const follow = (codes: ReadonlySet<string>, code: string) => (codes.has(code) ? code : '');

/** Returns the usual answers for a nationality: the country issued the document, and the guest lives there. */
const deriveFields = (nationality: string) => ({
  // British nationals who are not UK citizens have UK documents.
  documentCountry: nationality.startsWith('GB') ? 'GBR' : follow(issuerCodes, nationality),
  countryOfResidence: follow(residenceCodes, nationality),
});

type DerivedField = keyof ReturnType<typeof deriveFields>;
const derivedFields: readonly DerivedField[] = ['documentCountry', 'countryOfResidence'];

const getPath = (index: number, field: DerivedField) => `guests[${index}].${field}`;

/** Returns the paths of derived fields that the guests filled in themselves, which no longer follow the nationality. */
export const chosenFields = (guests: readonly GuestForm[]): string[] =>
  guests.flatMap((form, index) => {
    const derived = deriveFields(form.nationality);
    return derivedFields
      .filter((field) => form[field] !== '' && form[field] !== derived[field])
      .map((field) => getPath(index, field));
  });

/** Returns the same paths after a change: a typed answer is added, and a cleared one follows the nationality again. */
export function withChosen(chosen: readonly string[], index: number, changed: Partial<GuestForm>): string[] {
  const answered = derivedFields.filter((field) => field in changed);
  const paths = new Set(answered.map((field) => getPath(index, field)));
  return [
    ...chosen.filter((path) => !paths.has(path)),
    ...answered.filter((field) => changed[field] !== '').map((field) => getPath(index, field)),
  ];
}

/** Returns the forms with one change applied; fields that the guest has not filled in follow the nationality. */
export function withChange(
  guests: readonly GuestForm[],
  index: number,
  changed: Partial<GuestForm>,
  chosen: readonly string[] = chosenFields(guests),
): GuestForm[] {
  const { nationality } = changed;
  const derived = nationality === undefined ? {} : deriveFields(nationality);
  const following = Object.fromEntries(
    Object.entries(derived).filter(([field]) => !chosen.includes(getPath(index, field as DerivedField))),
  );
  return guests.map((form, at) => (at === index ? { ...form, ...following, ...changed } : form));
}

/** Returns a guest's form, with the residence of the first guest if they share it. */
export function completed(form: GuestForm, first: GuestForm | undefined): GuestForm {
  if (!form.sharesResidence || first === undefined) return form;
  const { countryOfResidence, placeOfResidence } = first;
  return { ...form, countryOfResidence, placeOfResidence };
}

/** Returns the index of the guest that a violation belongs to, counted from 0. */
export const getGuestIndex = ({ propertyPath }: Pick<Violation, 'propertyPath'>): number | undefined => {
  const [, index] = /^guests\[(\d+)\]/.exec(propertyPath) ?? [];
  return index === undefined ? undefined : Number(index);
};

const residence = new Set(['countryOfResidence', 'placeOfResidence']);

/**
 * Returns the visible fields of a violation whose own field is hidden: a name has two fields, and a shared residence
 * belongs to the first guest.
 */
function shownInstead(propertyPath: string, guests: readonly GuestForm[]): string[] {
  const [, index, field = ''] = /^guests\[(\d+)\]\.(\w+)$/.exec(propertyPath) ?? [];
  if (field === 'name') return ['surname', 'givenNames'].map((part) => `guests[${index}].${part}`);
  const isCopied = residence.has(field) && guests[Number(index)]?.sharesResidence === true;
  return isCopied ? [`guests[0].${field}`] : [];
}

/** Moves violations to visible fields, so that each is shown exactly once. */
export function atShownFields(violations: readonly Violation[], guests: readonly GuestForm[]): Violation[] {
  const refused = new Set(violations.map(({ propertyPath }) => propertyPath));
  return violations.flatMap((violation) => {
    const instead = shownInstead(violation.propertyPath, guests);
    const [propertyPath] = instead;
    if (propertyPath === undefined) return violation;
    if (instead.some((path) => refused.has(path))) return [];
    refused.add(propertyPath);
    return { ...violation, propertyPath };
  });
}

/** Returns the index of the first guest with a violation, counted from 0. */
export const firstRefused = (violations: readonly Violation[]): number | undefined =>
  // Violations that belong to no guest come last.
  violations.map(getGuestIndex).toSorted((a, b) => a! - b!)[0];

/** Returns the guest's name as typed so far. */
export const getName = ({ givenNames, surname }: Pick<GuestForm, 'givenNames' | 'surname'>): string =>
  fullName({ firstName: givenNames, lastName: surname });

/** Whether the answer of a field has changed: directly, derived from another answer, or copied from the first guest. */
const isAnswered = (field: keyof GuestForm, before: GuestForm, after: GuestForm) =>
  before[field] !== after[field] || (residence.has(field) && after.sharesResidence);

/** Returns the remaining violations after a change, which may correct several fields. */
export function withoutCorrected(
  violations: readonly Violation[],
  index: number,
  { changed, before, after }: { changed: Partial<GuestForm>; before: GuestForm; after: GuestForm },
): Violation[] {
  const answered = fields.filter((field) => field in changed || isAnswered(field, before, after));
  const correctedPaths = new Set(answered.map((field) => `guests[${index}].${field}`));
  return violations.filter(({ propertyPath }) => !correctedPaths.has(propertyPath));
}

/** The fields of a form from top to bottom. */
const order: readonly string[] = [
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
];

const getPlace = ({ propertyPath }: Violation): number => {
  const index = getGuestIndex({ propertyPath });
  // Violations without a guest or a field come last.
  const field = order.indexOf(propertyPath.split('.').at(-1) ?? '');
  return (index ?? 1000) * 100 + (field < 0 ? 99 : field);
};

/** Sorts violations by guest, then by the order of the fields. */
export const inOrder = (violations: readonly Violation[]): Violation[] =>
  violations.toSorted((a, b) => getPlace(a) - getPlace(b));
