import type { Language } from '../language.ts';

/** A time of day, `HH:MM`, as a language writes it: `9 h` and `15 h 30` in French. */
export const writeTime = (language: Language, time: string): string =>
  language === 'fr' ? time.replace(/^0?(\d+):(00|(\d+))$/, '$1\u00a0h\u00a0$3').trim() : time;

/** A date as `Intl` writes it, with the ordinal that French has for the first of a month. */
export const writeDate = (language: Language, date: string): string =>
  language === 'fr' ? date.replace(/\b1(?=\s\D)/, '1er') : date;

/** A date and a time of day, both as they are written, for a place in a sentence. */
export const writeMoment = (language: Language, date: string, time: string): string =>
  language === 'fr' ? `${date} à ${time}` : `${date}, ${time}${language === 'de' ? ' Uhr' : ''}`;

/** An amount with a minus sign in place of the hyphen that `Intl` writes. */
export const writeAmount = (amount: string): string => amount.replace('-', '−');
