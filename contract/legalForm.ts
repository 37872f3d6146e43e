import * as v from 'valibot';
import { line } from './guest.ts';
import { calendarDate, instant, linkToken, reservationId } from './primitives.ts';

/** The documents that the authorities tell apart. */
export const documentTypes = ['passport', 'identity_card', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A country, ISO 3166-1 alpha-3, or Kosovo as `XKX`; a host checks that there is one. */
const country = v.pipe(v.string(), v.nonEmpty('blank'), v.regex(/^[A-Z]{3}$/, 'country'));

/** A document's number as printed on it: letters, digits and what is printed between them. */
const documentNumber = v.pipe(line(20), v.regex(/^(?=\P{N}*\p{N})[\p{L}\p{N} ./-]+$/u, 'document_number'));

const dateOfBirth = v.pipe(
  calendarDate,
  v.check((date) => date >= '1900', 'date_of_birth'),
);

/** What may be left out, but is a line of text where it is given. */
const optionalLine = v.optional(
  v.union([v.pipe(v.string(), v.trim(), v.empty()), line(80)], 'invalid_characters'),
  '',
);

/**
 * What Portuguese law asks of each guest (Lei 23/2007, articles 15 and 16). The authorities want surname
 * and given names apart; `name` alone, as the document shows it, is accepted too.
 */
export const legalForm = v.object({
  name: line(161),
  surname: v.optional(line(80)),
  givenNames: optionalLine,
  dateOfBirth,
  placeOfBirth: optionalLine,
  documentNumber,
  documentType: v.picklist(documentTypes, ({ input }) => (input === '' ? 'blank' : 'invalid_choice')),
  documentCountry: country,
  nationality: country,
  countryOfResidence: country,
  placeOfResidence: line(80),
});
export type LegalForm = v.InferOutput<typeof legalForm>;

export const guestsRequest = v.object({
  reservationId,
  token: linkToken,
  /** One form for each guest of the reservation, in any order. */
  guests: v.pipe(v.array(legalForm), v.maxLength(100, 'guest_forms')),
});
export type GuestsRequest = v.InferOutput<typeof guestsRequest>;

export const guestsRegistered = v.object({ status: v.literal('confirmed'), confirmedAt: instant });
export type GuestsRegistered = v.InferOutput<typeof guestsRegistered>;
