import type { IntlShape } from 'react-intl';
import type { Money } from '../../contract/values/money.ts';
import { writeAmount, writeDate, formatDateTime, writeTime } from '../../contract/values/typography.ts';
import { languageOfIntl } from './languageOfIntl.ts';

// Node and browsers have to produce the same result for every format, or hydration fails. The tests in tests/i18n
// compare them.
const dateStyles = {
  /** Friday 12 March 2027 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 12 March 2027 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Fri 12 Mar */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Fri 12 Mar 2027 */
  dated: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** 12 Mar */
  brief: { day: 'numeric', month: 'short' },
  /** 12 March */
  day: { day: 'numeric', month: 'long' },
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
  /** Omits the cents of whole amounts. */
  roundMoney: { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' },
  kilometres: { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

function createFormats(intl: IntlShape) {
  const { formatDate, formatList, formatNumber } = intl;
  const language = languageOfIntl(intl);
  const getDate = (instant: string, style: DateStyle, timeZone: string) =>
    writeDate(language, formatDate(instant, { ...dateStyles[style], timeZone }));
  const clock = (instant: string, timeZone: string) =>
    writeTime(language, formatDate(instant, { ...dateStyles.time, timeZone }));
  const formatMoneyIn =
    (style: 'money' | 'roundMoney') =>
    ({ amount }: Pick<Money, 'amount'>) =>
      writeAmount(formatNumber(amount / 100, numberStyles[style]));
  return {
    /** Formats a calendar date, `YYYY-MM-DD`. */
    date: (date: string, style: DateStyle = 'long') => getDate(`${date}T00:00:00Z`, style, 'UTC'),
    /** Formats an instant in a time zone, such as the property's. */
    moment: (instant: string, timeZone: string) =>
      formatDateTime(language, getDate(instant, 'long', timeZone), clock(instant, timeZone)),
    /** Formats the time of day of an instant in a time zone: `15:00`. */
    clock,
    /** Formats a time of day, `HH:MM`. */
    time: (time: string) => writeTime(language, time),
    /** Formats cents as `€1,234.50`. */
    money: formatMoneyIn('money'),
    /** Formats cents as `€95`, or as `€95.50` if the amount is not whole. */
    roundMoney: formatMoneyIn('roundMoney'),
    /** Formats 12.5 as `12.5%`. */
    percentage: (percentage: number) => formatNumber(percentage / 100, numberStyles.percent),
    number: (number: number) => formatNumber(number, numberStyles.decimal),
    /** Formats metres as `350 m` or `1.2 km`. */
    distance: (metres: number) =>
      metres < 1000
        ? formatNumber(metres, { style: 'unit', unit: 'meter' })
        : formatNumber(metres / 1000, numberStyles.kilometres),
    /** Formats a list as `a, b and c`. */
    list: (items: readonly string[]): string => formatList(items),
  };
}

export type Formats = ReturnType<typeof createFormats>;

const known = new WeakMap<IntlShape, Formats>();

/** Returns the formats of a language for dates, money and numbers. They are equal on the server and in the browser. */
export function getFormats(intl: IntlShape): Formats {
  const made = known.get(intl) ?? createFormats(intl);
  known.set(intl, made);
  return made;
}
