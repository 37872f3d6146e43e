/** The order of day and month in dates that are written with digits. */
export type DateOrder = 'dmy' | 'mdy';

/** The beginnings of the names of the months in English, Portuguese, French, German and Spanish, without accents. */
const months: readonly RegExp[] = [
  /^(?:jan|ene)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrz|maer)/,
  /^(?:apr|abr|avr)/,
  /^(?:may|mai|mayo)$/,
  /^(?:jun|juin)/,
  /^(?:jul|juil)/,
  /^(?:aug|ago|aou)/,
  /^(?:sep|set)/,
  /^(?:oct|out|okt)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
];

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/** The two-digit years belong to this century. */
const getYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

function toDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1990 && year < 2200 ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : undefined;
}

const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d])/;
const yearFirstDigits = /^(\d{4})(\d{2})(\d{2})(?:$|t)/;
const yearLast = /^(?:\p{Letter}+\.?,?\s+)?(\d{1,2})([-/.])\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})(?!\d)/u;
/** `12 January 2027`, `Tue, 12 Jan. 27`, `12 de enero de 2027`, `12-Jan-2027`. */
const dayMonthName =
  /^(?:\p{Letter}+\.?,?\s+)?(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-]+(?:de\s+)?(\p{Letter}+)\.?,?[\s-]+(?:de\s+)?(\d{4}|\d{2})(?!\d)/u;
/** `January 12, 2027`. */
const monthNameDay =
  /^(?:\p{Letter}+\.?,\s+)?(\p{Letter}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u;

const findMonth = (name: string) => months.findIndex((pattern) => pattern.test(name)) + 1;

/** Returns a date, `YYYY-MM-DD`, from the ways in which other systems write it; undefined if it is not one. */
export function parseDate(typed: string, order: DateOrder): string | undefined {
  const text = normalize(typed.slice(0, 60));
  const iso = yearFirst.exec(text) ?? yearFirstDigits.exec(text);
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits = yearLast.exec(text);
  if (digits) {
    const [, first = '', separator, second = '', year = ''] = digits;
    // Nobody writes the month first with full stops.
    const isDayFirst = order === 'dmy' || separator === '.';
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return toDate(getYear(year), Number(month), Number(day));
  }
  const named = dayMonthName.exec(text);
  if (named) return toDate(getYear(named[3]!), findMonth(named[2]!), Number(named[1]));
  const american = monthNameDay.exec(text);
  return american ? toDate(Number(american[3]), findMonth(american[1]!), Number(american[2])) : undefined;
}

/** Whether the order of day and month decides about a date. */
const isUncertain = (typed: string): boolean => {
  const text = typed.slice(0, 60);
  const [dmy, mdy] = [parseDate(text, 'dmy'), parseDate(text, 'mdy')];
  return dmy !== mdy;
};

const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The longest stay that makes an order of day and month plausible, in nights. */
const plausibleNights = 60;

/**
 * Guesses the order of day and month from the arrivals and departures of a file: `none` if no date depends on it,
 * `unknown` if both are possible, so that the person must decide.
 */
export function guessDateOrder(
  stays: readonly (readonly [arrival: string, departure: string])[],
): DateOrder | 'none' | 'unknown' {
  const uncertain = stays.filter((stay) => stay.some((typed) => typed !== '' && isUncertain(typed)));
  if (uncertain.length === 0) return 'none';
  const isPossible = (order: DateOrder) =>
    uncertain.every(([arrival, departure]) => {
      const [from, to] = [parseDate(arrival, order), parseDate(departure, order)];
      if (departure === '') return from !== undefined;
      if (from === undefined || to === undefined) return false;
      const nights = countDays(from, to);
      return nights > 0 && nights <= plausibleNights;
    });
  const [dmy, mdy] = [isPossible('dmy'), isPossible('mdy')];
  if (dmy === mdy) return 'unknown';
  return dmy ? 'dmy' : 'mdy';
}
