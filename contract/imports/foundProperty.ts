import { changeFields, type FieldChange } from '../content/documentFields.ts';
import type { PropertyDocument } from '../content/checks/checkDocument.ts';
import { amenities, type Amenity } from '../values/amenities.ts';
import { amenityCategories } from '../values/amenityCategories.ts';
import { isCalendarDate } from '../values/nights.ts';
import type { Language } from '../values/language.ts';

/** The fields of a property that an import fills, as texts; empty if they are unknown. */
export const importedFields = [
  'name',
  'summary',
  'description',
  'neighbourhood',
  'rules',
  'maxGuests',
  'bedrooms',
  'beds',
  'bathrooms',
  'checkIn',
  'checkOut',
  'street',
  'postalCode',
  'city',
  'region',
  'country',
  'latitude',
  'longitude',
] as const;
export type ImportedField = (typeof importedFields)[number];
export type ImportedValues = Readonly<Record<ImportedField, string>>;

/** The code of an amenity. */
export type AmenityCode = Amenity['code'];

/** A property as it was found in a file or a text. */
export interface FoundProperty {
  values: ImportedValues;
  amenities: readonly AmenityCode[];
  /** Parts of the input that are not imported, as texts. */
  unknown: readonly string[];
}

export const noValues = Object.fromEntries(importedFields.map((field) => [field, ''])) as ImportedValues;

/** The paths of fields in `property.yaml`. */
const propertyPaths: Readonly<Partial<Record<ImportedField, readonly string[]>>> = {
  maxGuests: ['maxGuests'],
  bedrooms: ['bedrooms'],
  beds: ['beds'],
  bathrooms: ['bathrooms'],
  checkIn: ['rules', 'checkInAfter'],
  checkOut: ['rules', 'checkOutUntil'],
  street: ['address', 'street'],
  postalCode: ['address', 'postalCode'],
  latitude: ['location', 'latitude'],
  longitude: ['location', 'longitude'],
};

/** The paths of fields in the file of a language. */
const textPaths: Readonly<Partial<Record<ImportedField, readonly string[]>>> = {
  name: ['name'],
  summary: ['summary'],
  description: ['description'],
  neighbourhood: ['neighbourhood'],
  city: ['location', 'city'],
  region: ['location', 'region'],
  country: ['location', 'country'],
};

/** Returns the amenities by category, in the order of the contract. */
const groupAmenities = (codes: readonly string[]) =>
  Object.fromEntries(
    amenityCategories.flatMap((category) => {
      const chosen = amenities[category].filter((code) => codes.includes(code));
      return chosen.length > 0 ? [[category, chosen]] : [];
    }),
  );

/** The lines of a text that are not empty, without the signs of lists. */
const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');

/** Returns the document of a new property with the imported fields; empty fields stay as they are. */
export function applyImport(
  document: PropertyDocument,
  { values, amenities: codes }: Pick<FoundProperty, 'values' | 'amenities'>,
  language: Language,
): PropertyDocument {
  const changes = importedFields.flatMap((field): FieldChange[] => {
    const value = values[field].trim();
    if (value === '') return [];
    const inTexts = textPaths[field];
    const inProperty = propertyPaths[field];
    return [
      ...(inTexts ? [{ path: ['texts', language, ...inTexts], value }] : []),
      ...(inProperty ? [{ path: ['property', ...inProperty], value }] : []),
    ];
  });
  const notes = splitLines(values.rules);
  return changeFields(document, [
    ...changes,
    ...(notes.length > 0 ? [{ path: ['texts', language, 'notes'], value: notes }] : []),
    ...(codes.length > 0 ? [{ path: ['property', 'amenities'], value: groupAmenities(codes) }] : []),
  ]);
}

/** Whether a text is only a date, a number of a system or an address of a page, which nobody would write again. */
export const isTechnical = (text: string): boolean =>
  isCalendarDate(text.slice(0, 10)) || /^(?:https?:\/\/|[\da-f-]{16,}$|-?\d+(?:\.\d+)?$)/i.test(text);
