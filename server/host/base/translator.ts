import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createIntl, IntlErrorCode, type IntlShape } from '@formatjs/intl';
import { defaultLanguage, languages, locales, type Language } from '../../../contract/values/language.ts';
import type { Money } from '../../../contract/values/money.ts';
import { getDeadlineValues, type DeadlineValues } from '../../../contract/values/nights.ts';
import { writeAmount, writeDate, formatDateTime, writeTime } from '../../../contract/values/typography.ts';
import type english from '../../../locales/en/messages.json';

type Words = Readonly<Record<string, string>>;

function readWords(language: Language): Words {
  const file = new URL(`../../../locales/${language}/messages.json`, import.meta.url);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Words;
  } catch (error) {
    throw new Error(`${fileURLToPath(file)}: ${(error as Error).message}`, { cause: error });
  }
}

const inDefaultLanguage = readWords(defaultLanguage);

/** The ids of the messages of one part of the server, which begin with its name. */
export type TranslatedId<Part extends string = 'mail'> = Extract<keyof typeof english, `${Part}.${string}`>;

/** The messages of one part of the server in one language, and its formats. */
export interface Translator<Part extends string = 'mail'> {
  readonly language: Language;
  readonly say: (id: TranslatedId<Part>, values?: Readonly<Record<string, string | number>>) => string;
  /** Formats a calendar date, `YYYY-MM-DD`. */
  readonly day: (date: string) => string;
  /** Formats a calendar date with its weekday. */
  readonly date: (date: string) => string;
  /** Formats the time of an instant in a time zone: `15:00`. */
  readonly clock: (instant: Date, timeZone: string) => string;
  /** Formats a time of day, `HH:MM`, as a property states it. */
  readonly time: (time: string) => string;
  /** Formats a percentage. */
  readonly share: (percentage: number) => string;
  /** Formats a short date and the time of an instant. */
  readonly moment: (instant: Date, timeZone: string) => string;
  /** Returns the values of a text with a deadline, in a time zone. */
  readonly deadline: (instant: Date, now: Date, timeZone: string) => DeadlineValues;
  /** Formats an amount in cents with its currency. */
  readonly money: (money: Money) => string;
}

const dayStyle = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const dateStyle = { ...dayStyle, weekday: 'long' } as const;
const timeStyle = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function createTranslator(language: Language): Translator<string> {
  const intl: IntlShape = createIntl({
    locale: locales[language],
    // Texts that are not translated are in English.
    messages: { ...inDefaultLanguage, ...readWords(language) },
    // A test finds missing messages; in production, the id is better than an error.
    onError: (error) => {
      if (error.code !== IntlErrorCode.MISSING_TRANSLATION) throw error;
    },
  });
  const formatDate = (instant: Date | string, style: Intl.DateTimeFormatOptions) =>
    writeDate(language, intl.formatDate(instant, style));
  const clock = (instant: Date, timeZone: string) =>
    writeTime(language, intl.formatDate(instant, { ...timeStyle, timeZone }));
  const moment = (instant: Date, timeZone: string) =>
    formatDateTime(
      language,
      formatDate(instant, { day: 'numeric', month: 'short', timeZone }),
      clock(instant, timeZone),
    );
  return {
    language,
    say: (id, values) => intl.formatMessage({ id }, { ...values }),
    day: (date) => formatDate(`${date}T00:00:00Z`, dayStyle),
    date: (date) => formatDate(`${date}T00:00:00Z`, dateStyle),
    clock,
    time: (time) => writeTime(language, time),
    share: (percentage) =>
      intl.formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 2 }),
    moment,
    deadline: (instant, now, timeZone) =>
      getDeadlineValues(instant.getTime(), now.getTime(), {
        timeZone,
        time: clock(instant, timeZone),
        moment: moment(instant, timeZone),
      }),
    money: ({ amount, currency }) =>
      writeAmount(intl.formatNumber(amount / 100, { style: 'currency', currency })),
  };
}

const translators = new Map(languages.map((language) => [language, createTranslator(language)]));

/** Returns the translator for a language. */
export const getTranslator = (language: Language): Translator<string> => translators.get(language)!;
