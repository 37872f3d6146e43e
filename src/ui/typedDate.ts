export type DatePart = 'day' | 'month' | 'year';

/** The parts of a date as typed. */
export type TypedDate = Readonly<Record<DatePart, string>>;

const twoDigits = (typed: string) => (/^\d$/.test(typed) ? `0${typed}` : typed);

/**
 * Returns the date as `YYYY-MM-DD`. An unfinished or invalid date keeps its parts, as in `1957--3`; a date without
 * parts is empty.
 */
export function getBirthDate({ day, month, year }: TypedDate): string {
  const parts = [year, month, day].map((part) => part.replaceAll(/[\s-]/g, ''));
  return parts.every((part) => part === '') ? '' : parts.map(twoDigits).join('-');
}

/** Splits a value into its parts. A day that was typed as `3` is `03` here. */
export function parseTypedDate(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** Reads a complete date from a text, either in the language's order or with the year first, as in `1957-03-27`. */
export function parsePastedDate(text: string, order: readonly DatePart[]): TypedDate | undefined {
  const numbers = /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\D*$/.exec(text)?.slice(1);
  if (!numbers) return undefined;
  const isYearFirst = numbers[0]!.length > 2;
  const named = isYearFirst ? (['year', 'month', 'day'] as const) : order;
  const found = Object.fromEntries(named.map((part, at) => [part, numbers[at]!]));
  return { day: '', month: '', year: '', ...found };
}
