import { issuerCodes, residenceCodes } from '../../contract/countries/icao.ts';
import { callName, fullName, hasSingleName } from '../../contract/rules/personName.ts';
import type { Reservation } from '../../contract/reservation.ts';
import type { Violation } from '../../contract/violations.ts';
import type { GuestForm } from './registration.types.ts';

/** A form nobody has typed in. */
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

/** One empty form for each guest. */
export const createForms = (guestCount: number): GuestForm[] =>
  Array.from({ length: guestCount }, () => emptyForm);

// A single name stands where a document has the surname.
const documentNames = (guest: Booked['guest']): Pick<GuestForm, 'surname' | 'givenNames'> =>
  hasSingleName(guest)
    ? { surname: callName(guest), givenNames: '' }
    : { surname: guest.lastName, givenNames: guest.firstName };

/** The forms of a stay before anything is typed: who booked is most often the first guest. */
export const createPreparedForms = ({ guestCount, guest }: Booked): GuestForm[] =>
  createForms(guestCount).map((form, index) => (index === 0 ? { ...form, ...documentNames(guest) } : form));

const fields = Object.keys(emptyForm) as (keyof GuestForm)[];

const isSame = (form: GuestForm, other: GuestForm = emptyForm) =>
  fields.every((field) => form[field] === other[field]);

/** Whether anything was typed that a closed page would lose, given the forms as they were before. */
export const isTouched = (guests: readonly GuestForm[], before: readonly GuestForm[] = []): boolean =>
  guests.some((form, index) => !isSame(form, before[index]));

const follow = (codes: ReadonlySet<string>, code: string) => (codes.has(code) ? code : '');

/** What most people of a nationality answer: it gave them their document, and they live there. */
const deriveFields = (nationality: string) => ({
  // British nationals who are not citizens of the UK have documents of the UK.
  documentCountry: nationality.startsWith('GB') ? 'GBR' : follow(issuerCodes, nationality),
  countryOfResidence: follow(residenceCodes, nationality),
});

type DerivedField = keyof ReturnType<typeof deriveFields>;
const derivedFields: readonly DerivedField[] = ['documentCountry', 'countryOfResidence'];

const getPath = (index: number, field: DerivedField) => `guests[${index}].${field}`;

/** The derived fields that the guests answered themselves, which no longer follow the nationality. */
export const chosenFields = (guests: readonly GuestForm[]): string[] =>
  guests.flatMap((form, index) => {
    const derived = deriveFields(form.nationality);
    return derivedFields
      .filter((field) => form[field] !== '' && form[field] !== derived[field])
      .map((field) => getPath(index, field));
  });

/** The same after a change: an answer of the guest's is chosen, and one that is taken away follows again. */
export function withChosen(chosen: readonly string[], index: number, changed: Partial<GuestForm>): string[] {
  const answered = derivedFields.filter((field) => field in changed);
  const paths = new Set(answered.map((field) => getPath(index, field)));
  return [
    ...chosen.filter((path) => !paths.has(path)),
    ...answered.filter((field) => changed[field] !== '').map((field) => getPath(index, field)),
  ];
}

/** The forms with one of them changed; what nobody has chosen follows the nationality. */
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

/** A guest's form with the first guest's residence where they share it. */
export function completed(form: GuestForm, first: GuestForm | undefined): GuestForm {
  if (!form.sharesResidence || first === undefined) return form;
  const { countryOfResidence, placeOfResidence } = first;
  return { ...form, countryOfResidence, placeOfResidence };
}

/** The guest that a violation is about, counted from 0. */
export const getGuestIndex = ({ propertyPath }: Pick<Violation, 'propertyPath'>): number | undefined => {
  const [, index] = /^guests\[(\d+)\]/.exec(propertyPath) ?? [];
  return index === undefined ? undefined : Number(index);
};

const residence = new Set(['countryOfResidence', 'placeOfResidence']);

/** The fields that a refused one is shown at instead: a name is typed in parts, a shared residence at the first guest's. */
function shownInstead(propertyPath: string, guests: readonly GuestForm[]): string[] {
  const [, index, field = ''] = /^guests\[(\d+)\]\.(\w+)$/.exec(propertyPath) ?? [];
  if (field === 'name') return ['surname', 'givenNames'].map((part) => `guests[${index}].${part}`);
  const isCopied = residence.has(field) && guests[Number(index)]?.sharesResidence === true;
  return isCopied ? [`guests[0].${field}`] : [];
}

/** The violations at fields that are on the screen, so that none is lost, and none told twice. */
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

/** The first guest that a violation is about, counted from 0. */
export const firstRefused = (violations: readonly Violation[]): number | undefined =>
  // What is about no guest comes last.
  violations.map(getGuestIndex).toSorted((a, b) => a! - b!)[0];

/** What a guest is called, as far as it was typed. */
export const getName = ({ givenNames, surname }: Pick<GuestForm, 'givenNames' | 'surname'>): string =>
  fullName({ firstName: givenNames, lastName: surname });

/** Whether a field was answered: by the guest, by another answer, or by sharing the first guest's residence. */
const isAnswered = (field: keyof GuestForm, before: GuestForm, after: GuestForm) =>
  before[field] !== after[field] || (residence.has(field) && after.sharesResidence);

/** The violations without those of fields that are being mended, and of those that were answered by it. */
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
  // What is about no guest, or no field, comes last.
  const field = order.indexOf(propertyPath.split('.').at(-1) ?? '');
  return (index ?? 1000) * 100 + (field < 0 ? 99 : field);
};

/** Violations guest by guest, each in the order in which the fields stand. */
export const inOrder = (violations: readonly Violation[]): Violation[] =>
  violations.toSorted((a, b) => getPlace(a) - getPlace(b));
