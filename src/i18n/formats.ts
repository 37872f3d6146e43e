import { localeOf, type Language } from '../../contract/language.ts';
import type { Money } from '../../contract/primitives.ts';

// Node and browsers must agree on every format here, or hydration fails: tests/i18n compares them.
const dateStyles = {
  /** Friday 12 March 2027 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 12 March 2027 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Fri 12 Mar */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Friday */
  weekday: { weekday: 'long' },
  /** March 2027 */
  month: { month: 'long', year: 'numeric' },
  /** 15:00 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = Exclude<keyof typeof dateStyles, 'time'>;

const numberStyles = {
  decimal: { maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 2 },
  money: { style: 'currency', currency: 'EUR' },
  /** Without the cents where there are none. */
  roundMoney: { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

function once<Format>(make: (locale: string, style: string, timeZone: string) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, style: string, timeZone = 'UTC') => {
    const key = `${language} ${style} ${timeZone}`;
    const format = made.get(key) ?? make(localeOf[language], style, timeZone);
    made.set(key, format);
    return format;
  };
}

const dateFormat = once(
  (locale, style, timeZone) =>
    new Intl.DateTimeFormat(locale, { ...dateStyles[style as keyof typeof dateStyles], timeZone }),
);
const numberFormat = once(
  (locale, style) => new Intl.NumberFormat(locale, numberStyles[style as keyof typeof numberStyles]),
);
const listFormat = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

type DatePart = 'day' | 'month' | 'year';
const isDatePart = (type: string): type is DatePart => ['day', 'month', 'year'].includes(type);

const formatsIn = (language: Language) => ({
  /** A calendar date, `YYYY-MM-DD`. */
  date: (date: string, style: DateStyle = 'long') =>
    dateFormat(language, style).format(new Date(`${date}T00:00:00Z`)),
  /** How the parts of a date follow each other. */
  dateOrder: (): DatePart[] =>
    dateFormat(language, 'long')
      .formatToParts()
      .map(({ type }) => type)
      .filter(isDatePart),
  /** A moment on the clock of a time zone, such as the property's. */
  moment: (instant: string, timeZone: string) => {
    const at = new Date(instant);
    const [date, time] = ['long', 'time'].map((style) => dateFormat(language, style, timeZone).format(at));
    return `${date}, ${time}`;
  },
  /** `€1,234.50`, from cents. */
  money: ({ amount }: Pick<Money, 'amount'>) => numberFormat(language, 'money').format(amount / 100),
  /** `€95`, and `€95.50` where there are cents. */
  roundMoney: ({ amount }: Pick<Money, 'amount'>) =>
    numberFormat(language, 'roundMoney').format(amount / 100),
  /** `12.5%`, from 12.5. */
  percentage: (percentage: number) => numberFormat(language, 'percent').format(percentage / 100),
  number: (number: number) => numberFormat(language, 'decimal').format(number),
  /** `a, b and c` */
  list: (items: readonly string[]) => listFormat(language, 'conjunction').format(items),
});

export type Formats = ReturnType<typeof formatsIn>;

const known = new Map<Language, Formats>();

/** How a language writes dates, money and numbers; equal on the server and in the browser. */
export function formatsOf(language: Language): Formats {
  const made = known.get(language) ?? formatsIn(language);
  known.set(language, made);
  return made;
}
