import { locales, type Language } from '../../contract/values/language.ts';
import { writeDate } from '../../contract/values/typography.ts';

/** Formats a calendar date as the calendar does in its sentences: 12 March. */
export const formatDay = (language: Language, date: string): string =>
  writeDate(
    language,
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    ),
  );
