import type { FieldPath } from './issues.ts';

/** The steps of the first run in which the content of a property is entered, in their order. */
export const contentSteps = ['property', 'price', 'photos', 'terms'] as const;
export type ContentStep = (typeof contentSteps)[number];

/** The step of each field of `property` or of the texts in a language; all others belong to `property`. */
const stepOfField: Readonly<Record<string, ContentStep>> = {
  pricing: 'price',
  seasons: 'price',
  platformFee: 'price',
  ageGroups: 'price',
  touristTax: 'price',
  photos: 'photos',
  stay: 'terms',
  closed: 'terms',
  rules: 'terms',
  notes: 'terms',
  paymentOptions: 'terms',
  remindDaysBefore: 'terms',
};

/** Returns the step in which a field of a document is entered. */
export const findContentStep = (path: FieldPath): ContentStep =>
  stepOfField[String(path[path[0] === 'texts' ? 2 : 1])] ?? 'property';
