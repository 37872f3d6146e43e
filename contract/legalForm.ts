import * as v from 'valibot';
import { fromPrintedCode } from './countries/icao.ts';
import { line, lineOrNone } from './guest.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId } from './primitives.ts';
import { rewrite } from './rewrite.ts';
import { completeBirthDate } from './rules/birthDate.ts';
import { isDocumentNumber, normalizeDocumentNumber } from './rules/documentNumber.ts';
import { isCalendarDate } from './rules/nights.ts';

/** The documents that the authorities tell apart. */
export const documentTypes = ['passport', 'identity_card', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A country, ISO 3166-1 alpha-3, or Kosovo as `XKX`; a host checks that there is one. */
export const country = v.pipe(
  v.string(),
  rewrite(fromPrintedCode),
  v.nonEmpty('blank'),
  v.regex(/^[A-Z]{3}$/, 'country'),
);

// A check, for readers of the OpenAPI document do not agree on how letters of all scripts are written in a pattern.
const documentNumber = means(
  v.pipe(
    v.string(),
    rewrite(normalizeDocumentNumber),
    v.nonEmpty('blank'),
    v.maxLength(20, 'too_long'),
    v.check(isDocumentNumber, 'document_number'),
  ),
  'The number of the document as printed on it, with at least one letter or digit. Dashes are written as `-`, and the ' +
    'fillers of the machine-readable line (`<`) are dropped.',
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
  'The date of birth, `YYYY-MM-DD`, from 1900. The authorities take whole dates only: where the document tells the year ' +
    'alone, it is 1 January of it (`YYYY`, `YYYY-00-00` and `YYYY-XX-XX` are read so), and where it tells no day, the first.',
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
    'Who issued the document: a country, ISO 3166-1 alpha-3 (Kosovo is `XKX`), or an organisation by its code of ICAO Doc ' +
      '9303-3, section 5 (`EUE`, `UNO` …).',
  ),
  nationality: means(
    country,
    'The nationality, ISO 3166-1 alpha-3 (Kosovo is `XKX`), or a code of ICAO Doc 9303-3, section 5: `XXA` stateless, ' +
      '`XXB` and `XXC` refugees, `XXX` unspecified, and those of issuers that are no country.',
  ),
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
