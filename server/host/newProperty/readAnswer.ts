import * as v from 'valibot';
import { isLanguage, languages } from '../../../contract/values/language.ts';
import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import { normalizeEmail } from '../../../contract/values/emailAddress.ts';
import { isUnitId } from '../../../contract/values/ids.ts';
import { readPoint } from '../../../contract/content/coordinates.ts';
import { text, textThat } from '../../../contract/content/fields.ts';
import { readIssue } from '../../../contract/content/issues.ts';
import { propertySchema } from '../../../contract/content/property.ts';
import { getIssueText } from '../content/index.ts';
import { cancellationTerms, waysToPay } from './choices.ts';
import { countryMeant, countryName } from './places.ts';

/** An answer in the form for the files, or its error as the end of a sentence. */
export type ReadAnswer = { text: string } | { problem: string };

type Reader = (typed: string) => ReadAnswer;
type Tidy = (typed: string) => string;

/** Normalises an answer and validates it with the property file's schema. */
const fitting =
  (schema: v.GenericSchema<string, unknown>, tidy: Tidy = (typed) => typed): Reader =>
  (typed) => {
    const written = tidy(typed);
    const { success, issues } = v.safeParse(schema, written);
    // The problem is the end of a sentence that begins with the question.
    return success ? { text: written } : { problem: getIssueText(readIssue(issues[0]), '').trim() };
  };

/** Rejects an answer that its reader accepts. */
const except =
  (read: Reader, isWrong: (written: string) => boolean, problem: string): Reader =>
  (typed) => {
    const answer = read(typed);
    return 'text' in answer && isWrong(answer.text) ? { problem } : answer;
  };

/** Converts `12,5 €` to `12.50`. */
const inEuros: Tidy = (typed) =>
  typed
    .replace(/^(?:€|euros?|eur)\s*|\s*(?:€|euros?|eur)$/i, '')
    .replace(/^(\d+)[.,](\d{1,2})$/, (_, whole: string, cents: string) => `${whole}.${cents.padEnd(2, '0')}`);

/** Converts `9h30`, `9.30` and `9` to `09:30` and `09:00`. */
const onTheClock: Tidy = (typed) =>
  typed.replace(/^(\d{1,2})(?:[:.h](\d{2})?)?$/i, (_, hours: string, minutes = '00') =>
    [hours.padStart(2, '0'), minutes].join(':'),
  );

const parts = (typed: string) => typed.split(/[\s,;]+/).filter((part) => part !== '');

/** One or more words of a list, each at most once. */
const readSeveral =
  (known: readonly string[]): Reader =>
  (typed) => {
    const chosen = parts(typed.toLowerCase());
    return chosen.length > 0 &&
      chosen.every((one) => known.includes(one)) &&
      new Set(chosen).size === chosen.length
      ? { text: chosen.join(', ') }
      : { problem: `should be one or more of ${known.join(', ')}, each once, with commas between` };
  };

const readOne =
  (known: readonly string[]): Reader =>
  (typed) =>
    known.includes(typed.toLowerCase())
      ? { text: typed.toLowerCase() }
      : { problem: `should be one of ${known.join(', ')}` };

const { latitude, longitude } = propertySchema.entries.location.entries;

/** Parses `38.7118, -9.1296`, and other formats that maps use. */
const place: Reader = (typed) => {
  const point = readPoint(typed)?.map(String);
  if (point === undefined) {
    return {
      problem:
        'should be latitude and longitude in degrees, such as 38.7118, -9.1296 or 38.7118 N, 9.1296 W, or the address of a map',
    };
  }
  if (!v.is(latitude, point[0])) return { problem: 'should begin with a latitude between -90 and 90' };
  if (!v.is(longitude, point[1])) return { problem: 'should end with a longitude between -180 and 180' };
  return { text: point.join(', ') };
};

const country: Reader = (typed) => {
  const meant = countryMeant(typed);
  return meant
    ? { text: countryName(meant, 'en') }
    : { problem: 'should be the name of a country, such as Portugal, or its two letters, such as PT' };
};

const folder = except(
  fitting(textThat(isUnitId, 'notId', { example: 'casa-do-rio' })),
  (id) => takenUnitIds.includes(id),
  'is an address that the site uses itself',
);

const { entries } = propertySchema;
const line = fitting(text, (typed) => typed.replaceAll(/\s+/g, ' '));

/** The parsers of all answers, by name. */
export const readers = {
  name: line,
  folder,
  country,
  city: line,
  region: line,
  location: place,
  timeZone: fitting(entries.timeZone),
  registrationNumber: line,
  maxGuests: fitting(entries.maxGuests),
  bedrooms: fitting(entries.bedrooms),
  beds: fitting(entries.beds),
  bathrooms: fitting(entries.bathrooms),
  price: except(
    fitting(entries.pricing.entries.rate, inEuros),
    (euros) => Number(euros) === 0,
    'should be more than 0',
  ),
  cleaning: fitting(entries.pricing.entries.cleaning.entries.amount, inEuros),
  minNights: fitting(entries.stay.pipe[0].entries.minNights),
  checkIn: fitting(entries.rules.entries.checkInAfter, onTheClock),
  checkOut: fitting(entries.rules.entries.checkOutUntil, onTheClock),
  payment: readSeveral(Object.keys(waysToPay)),
  cancellation: readOne(Object.keys(cancellationTerms)),
  host: line,
  siteName: line,
  since: fitting(entries.host.entries.since),
  email: fitting(entries.contact.entries.email, normalizeEmail),
  phone: line,
  speaks: readSeveral(languages),
  languages: readSeveral(languages),
} as const satisfies Record<string, Reader>;

export type AnswerName = keyof typeof readers;
/** The host's answers about a new property, in the form for its files. */
export type Answers = Record<AnswerName, string>;

/** The names of the texts for guests; the host answers each in every language. */
export const textNames = ['summary', 'description', 'about'] as const;
export type TextName = (typeof textNames)[number];

/** Parses a text for guests; paragraphs are preserved. */
export const readText: Reader = fitting(text);

/** The languages in an answer that lists some. */
export const parseLanguages = (answer: string) => parts(answer).filter(isLanguage);
