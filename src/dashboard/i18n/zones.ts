import { locales, type Language } from '../../../contract/values/language.ts';

type NameStyle = 'longGeneric' | 'longOffset';

/** Formats the name of a time zone at an instant. */
const formatZone = (locale: string, instant: string, timeZone: string, style: NameStyle): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Whether clocks in two time zones show the same time at an instant. */
export const haveSameTime = (instant: string, one: string, other: string): boolean =>
  one === other ||
  formatZone('en', instant, one, 'longOffset') === formatZone('en', instant, other, 'longOffset');

/** Returns the name of a time zone in a sentence, such as `Western European Time`. */
export const nameZone = (language: Language, instant: string, timeZone: string): string =>
  formatZone(locales[language], instant, timeZone, 'longGeneric');
