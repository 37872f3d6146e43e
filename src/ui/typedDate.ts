export type DatePart = 'day' | 'month' | 'year';

/** The parts of a date as somebody types them. */
export type TypedDate = Readonly<Record<DatePart, string>>;

const twoDigits = (typed: string) => (/^\d$/.test(typed) ? `0${typed}` : typed);

/** `YYYY-MM-DD`; what is unfinished or no date keeps its parts: `1957--3`. Empty when nothing was typed. */
export function getBirthDate({ day, month, year }: TypedDate): string {
  const parts = [year, month, day].map((part) => part.replaceAll(/[\s-]/g, ''));
  return parts.every((part) => part === '') ? '' : parts.map(twoDigits).join('-');
}

/** The parts behind a value, `03` for what may have been typed as `3`. */
export function parseTypedDate(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** A whole date in a text: in the language's order, or with the year first as in `1957-03-27`. */
export function pastedDate(text: string, order: readonly DatePart[]): TypedDate | undefined {
  const numbers = /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\D*$/.exec(text)?.slice(1);
  if (!numbers) return undefined;
  const isYearFirst = numbers[0]!.length > 2;
  const named = isYearFirst ? (['year', 'month', 'day'] as const) : order;
  const found = Object.fromEntries(named.map((part, at) => [part, numbers[at]!]));
  return { day: '', month: '', year: '', ...found };
}
