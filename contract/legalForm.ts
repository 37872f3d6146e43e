import * as v from 'valibot';
import { line, lineOrNone } from './guest.ts';
import { means } from './means.ts';
import { calendarDate, instant, linkToken, reservationId } from './primitives.ts';

/** The documents that the authorities tell apart. */
export const documentTypes = ['passport', 'identity_card', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A country, ISO 3166-1 alpha-3, or Kosovo as `XKX`; a host checks that there is one. */
export const country = v.pipe(v.string(), v.nonEmpty('blank'), v.regex(/^[A-Z]{3}$/, 'country'));

/** A document's number as printed on it: letters, digits and what is printed between them. */
const isDocumentNumber = (text: string) => /^(?=\P{N}*\p{N})[\p{L}\p{N} ./-]+$/u.test(text);

// A check, for readers of the OpenAPI document do not agree on how letters of all scripts are written in a pattern.
const documentNumber = means(
  v.pipe(line(20), v.check(isDocumentNumber, 'document_number')),
  'The number of the document as printed on it: letters, at least one digit, spaces, `.`, `/` and `-`.',
);

const dateOfBirth = means(
  v.pipe(
    calendarDate,
    v.check((date) => date >= '1900', 'date_of_birth'),
  ),
  'The date of birth, `YYYY-MM-DD`, from 1900.',
);

/**
 * What Portuguese law asks of each guest (Lei 23/2007, articles 15 and 16). The authorities want surname
 * and given names apart; `name` alone, as the document shows it, is accepted too.
 */
export const legalForm = v.object({
  name: means(line(161), 'The whole name, as the document shows it.'),
  surname: v.optional(
    means(line(80), 'The surname as the document shows it; somebody with one name has it here.'),
  ),
  givenNames: v.optional(means(lineOrNone(80), 'The given names, as the document shows them.'), ''),
  dateOfBirth,
  placeOfBirth: v.optional(means(lineOrNone(80), 'Where the guest was born.'), ''),
  documentNumber,
  documentType: means(
    v.picklist(documentTypes, ({ input }) => (input === '' ? 'blank' : 'invalid_choice')),
    'The kind of document, as the authorities tell them apart.',
  ),
  documentCountry: means(
    country,
    'The country that issued the document, ISO 3166-1 alpha-3 (Kosovo is `XKX`).',
  ),
  nationality: means(country, 'The nationality, ISO 3166-1 alpha-3 (Kosovo is `XKX`).'),
  countryOfResidence: means(
    country,
    'The country in which the guest lives, ISO 3166-1 alpha-3 (Kosovo is `XKX`).',
  ),
  placeOfResidence: means(line(80), 'The place in which the guest lives.'),
});
export type LegalForm = v.InferOutput<typeof legalForm>;

export const guestsRequest = v.object({
  reservationId,
  token: linkToken,
  guests: means(
    v.pipe(v.array(legalForm), v.maxLength(100, 'guest_forms')),
    'One form for each guest of the reservation, in any order.',
  ),
});
export type GuestsRequest = v.InferOutput<typeof guestsRequest>;

export const guestsRegistered = v.object({
  status: means(v.literal('confirmed'), 'The registration is complete.'),
  confirmedAt: means(instant, 'Since when it is.'),
});
export type GuestsRegistered = v.InferOutput<typeof guestsRegistered>;
