import { locales, type Language } from '../../contract/values/language.ts';
import { writeDate } from '../../contract/values/typography.ts';

const createFormat = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  return (date: string) => writeDate(language, format.format(new Date(date)));
};

/** Formats a calendar date as the calendar does in its sentences: 12 March. */
export const formatDay = (language: Language, date: string): string =>
  createFormat(language, { day: 'numeric', month: 'long' })(date);

/** Formats the month of a calendar date: March 2027. */
export const formatMonth = (language: Language, date: string): string =>
  createFormat(language, { month: 'long', year: 'numeric' })(date);

/** Names a month as the selection does: March. */
export const formatMonthName = (language: Language, date: string): string =>
  createFormat(language, { month: 'long' })(date);

/** Names the nights between two dates of a month: 2–4 March. */
export const formatNights = (language: Language, first: string, last: string): string =>
  writeDate(
    language,
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' })
      .formatRange(new Date(first), new Date(last))
      .replace(/(?<=\d)\s+–\s+(?=\d)/, '–'),
  );
