import { useMemo } from 'react';
import { locales, type Language } from '../../../../contract/values/language.ts';
import { daysLater, type Nights } from '../../../../contract/values/nights.ts';
import { writeDate } from '../../../../contract/values/typography.ts';
import { useLanguage } from '../../i18n/index.ts';

const toDate = (date: string) => new Date(`${date}T00:00:00Z`);

/** Some versions of browsers put spaces around the dash between two days. */
const spacedDash = /(?<=\d)\s+–\s+(?=\d)/;

export function createNightsText(language: Language) {
  const createFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const [weekday, day, dayOfMonth, monthName, shortMonth] = [
    createFormat({ weekday: 'short' }),
    createFormat({ day: 'numeric' }),
    createFormat({ day: 'numeric', month: 'short' }),
    createFormat({ month: 'long' }),
    createFormat({ month: 'short' }),
  ];
  const nights = createFormat({ day: 'numeric', month: 'long' });
  const datedNights = createFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const month = createFormat({ month: 'long', year: 'numeric' });
  const formatRange = (format: Intl.DateTimeFormat, first: string, last: string) =>
    writeDate(language, format.formatRange(toDate(first), toDate(last)).replace(spacedDash, '–'));
  return {
    /** Names nights by their dates, without the day of departure: 16–17 December. */
    nights: ({ start, end }: Nights) => formatRange(nights, start, daysLater(end, -1)),
    /** Names nights with their year: 16–17 December 2026. */
    datedNights: ({ start, end }: Nights) => formatRange(datedNights, start, daysLater(end, -1)),
    /** Names the month of two dates, or both with the year of the last one: December 2026, Dec – Jan 2027. */
    months: (first: string, last: string) =>
      first.slice(0, 7) === last.slice(0, 7)
        ? month.format(toDate(first))
        : `${shortMonth.format(toDate(first))} – ${shortMonth.format(toDate(last))} ${last.slice(0, 4)}`,
    /** Names a month without its year: August. */
    monthName: (date: string) => monthName.format(toDate(date)),
    weekday: (date: string) => weekday.format(toDate(date)),
    /** The day of the month, with the month on its first day: 1 Dec, 2. */
    day: (date: string) =>
      writeDate(language, (date.endsWith('-01') ? dayOfMonth : day).format(toDate(date))),
  };
}

/** Returns the names of nights, days and months in the page's language. */
export function useNightsText() {
  const language = useLanguage();
  return useMemo(() => createNightsText(language), [language]);
}
