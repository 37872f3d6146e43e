import type { Language } from './language.ts';

/** Formats a time of day, `HH:MM`, in a language: `9 h` and `15 h 30` in French. */
export const writeTime = (language: Language, time: string): string =>
  language === 'fr' ? time.replace(/^0?(\d+):(00|(\d+))$/, '$1\u00a0h\u00a0$3').trim() : time;

/** Adjusts a date formatted by `Intl`: French uses an ordinal for the first of a month. */
export const writeDate = (language: Language, date: string): string =>
  language === 'fr' ? date.replace(/\b1(?=\s\D)/, '1er') : date;

/** Joins a formatted date and time of day for use in a sentence. */
export const formatDateTime = (language: Language, date: string, time: string): string =>
  language === 'fr' ? `${date} à ${time}` : `${date}, ${time}${language === 'de' ? ' Uhr' : ''}`;

/** Replaces the hyphen that `Intl` writes in a negative amount with a minus sign. */
export const writeAmount = (amount: string): string => amount.replace('-', '−');
