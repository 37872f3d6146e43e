import * as v from 'valibot';
import { fromPrintedCode } from '../values/countries/icao.ts';
import { line, lineOrNone } from './guest.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId } from './primitives.ts';
import { rewrite } from './rewrite.ts';
import { completeBirthDate } from '../values/birthDate.ts';
import { isDocumentNumber, normalizeDocumentNumber } from '../values/documentNumber.ts';
import { isCalendarDate } from '../values/nights.ts';

/** The kinds of documents that the authorities distinguish. */
export const documentTypes = ['passport', 'identity_card', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A country as an ISO 3166-1 alpha-3 code, or `XKX` for Kosovo; the host checks that it exists. */
export const country = v.pipe(
  v.string(),
  rewrite(fromPrintedCode),
  v.nonEmpty('blank'),
  v.regex(/^[A-Z]{3}$/, 'country'),
);

// A check in code and not a pattern, because tools that read OpenAPI documents disagree on patterns for letters of all
// scripts.
const documentNumber = means(
  v.pipe(
    v.string(),
    rewrite(normalizeDocumentNumber),
    v.nonEmpty('blank'),
    v.maxLength(20, 'too_long'),
    v.check(isDocumentNumber, 'document_number'),
  ),
  'The document number as printed, with at least one letter or digit. Dashes become `-`, and the ' +
    'fillers of the machine-readable zone (`<`) are removed.',
);

const dateOfBirth = means(
  v.pipe(
    v.string(),
    rewrite(completeBirthDate),
    v.nonEmpty('blank'),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format'),
    v.check(isCalendarDate, 'date_format'),
    v.check((date) => date >= '1900', 'date_of_birth'),
  ),
  'The date of birth, `YYYY-MM-DD`, from 1900. The authorities require a full date: if the document has only a year, ' +
    'use 1 January (`YYYY`, `YYYY-00-00` and `YYYY-XX-XX` are accepted); if it has no day, use the first of the month.',
);

/**
 * The data of each guest that Portuguese law requires (Lei 23/2007, articles 15 and 16). The authorities want surname
 * and given names separately; `name` with the full name in the document is accepted too.
 */
export const legalForm = v.object({
  name: means(line(161), 'The full name as the document shows it.'),
  surname: v.optional(means(line(80), 'The surname as the document shows it; a single name belongs here.')),
  givenNames: v.optional(means(lineOrNone(80), 'The given names as the document shows them.'), ''),
  dateOfBirth,
  placeOfBirth: v.optional(means(lineOrNone(80), 'The place of birth.'), ''),
  documentNumber,
  documentType: means(
    v.picklist(documentTypes, ({ input }) => (input === '' ? 'blank' : 'invalid_choice')),
    'The kind of document, as the authorities distinguish them.',
  ),
  documentCountry: means(
    country,
    'The issuer of the document: a country as ISO 3166-1 alpha-3 (Kosovo is `XKX`), or an organisation as a code of ICAO Doc ' +
      '9303-3, section 5 (`EUE`, `UNO` …).',
  ),
  nationality: means(
    country,
    'The nationality as ISO 3166-1 alpha-3 (Kosovo is `XKX`), or a code of ICAO Doc 9303-3, section 5: `XXA` stateless, ' +
      '`XXB` and `XXC` refugees, `XXX` unspecified, and the codes of issuers that are not countries.',
  ),
  countryOfResidence: means(country, 'The country of residence, ISO 3166-1 alpha-3 (Kosovo is `XKX`).'),
  placeOfResidence: means(line(80), 'The place of residence.'),
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
  confirmedAt: means(instant, 'The time of the registration.'),
});
export type GuestsRegistered = v.InferOutput<typeof guestsRegistered>;
