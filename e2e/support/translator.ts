import { createIntl, createIntlCache } from '@formatjs/intl';
import { locales, type Language } from '../../contract/values/language.ts';
import { getDeadlineValues, type DeadlineValues } from '../../contract/values/nights.ts';
import { writeAmount, writeDate, formatDateTime, writeTime } from '../../contract/values/typography.ts';
import { getWalkTime } from '../atlas/fixedClock.ts';
import { inDays } from './hostApi.ts';
import { messagesIn, type MessageId } from './words.ts';
import { deviceTimeZone } from './deviceTimeZone.ts';

type Values = Readonly<Record<string, string | number>>;

/** The messages of a language, with their arguments filled in. */
export interface Translator {
  language: Language;
  text: (id: MessageId, values?: Values) => string;
  /** A value after its label. */
  labelled: (label: string, value: string) => string;
  /** The texts of the links in a message. */
  linksIn: (id: MessageId) => string[];
  /** `€1,234.50`, from cents. */
  money: (cents: number) => string;
  /** `€95`, and `€95.50` where there are cents. */
  roundMoney: (cents: number) => string;
  share: (percentage: number) => string;
  /** The date in `days` days. */
  day: (inHowManyDays: number, style?: keyof typeof days) => string;
  /** A calendar date, `YYYY-MM-DD`. */
  date: (date: string, style?: keyof typeof days) => string;
  /** A moment in the time zone of the properties under test. */
  moment: (instant: string) => string;
  /** The values of a text with a deadline, in the time zone of the browser. */
  deadline: (instant: string) => DeadlineValues;
  /** A time of day, `HH:MM`, as a property states it. */
  time: (clock: string) => string;
}

const timeZone = 'Europe/Lisbon';
const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const days = {
  dated: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long,
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
} as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const createTranslator = (language: Language): Translator => {
  const locale = locales[language];
  const intl = createIntl({ locale, messages: messagesIn[language] }, createIntlCache());
  const euros = { style: 'currency', currency: 'EUR' } as const;
  // Created once per language: a walk compares each screen with those of all states.
  const price = new Intl.NumberFormat(locale, euros);
  const roundPrice = new Intl.NumberFormat(locale, { ...euros, trailingZeroDisplay: 'stripIfInteger' });
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const dateIn = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const dates = {
    dated: dateIn(days.dated),
    long: dateIn(days.long),
    short: dateIn(days.short),
    weekday: dateIn(days.weekday),
  };
  const momentFormats = [long, time].map((style) => new Intl.DateTimeFormat(locale, { ...style, timeZone }));
  const deadlines = new Map<string, DeadlineValues>();
  const [deviceDay, deviceClock] = [long, time].map(
    (style) => new Intl.DateTimeFormat(locale, { ...style, timeZone: deviceTimeZone }),
  );
  return {
    language,
    text: (id, values) => intl.formatMessage({ id }, values),
    labelled: (label, value) => intl.formatMessage({ id: 'label.value' }, { label, value }),
    linksIn: (id) => [...messagesIn[language][id].matchAll(/<(\w+)>(.*?)<\/\1>/g)].map(([, , name]) => name!),
    money: (cents) => writeAmount(price.format(cents / 100)),
    roundMoney: (cents) => writeAmount(roundPrice.format(cents / 100)),
    share: (percentage) => share.format(percentage / 100),
    day: (inHowManyDays, style = 'long') =>
      writeDate(language, dates[style].format(new Date(inDays(inHowManyDays)))),
    date: (date, style = 'long') => writeDate(language, dates[style].format(new Date(date))),
    moment: (instant) => {
      const [date, clock] = momentFormats.map((format) => format.format(new Date(instant)));
      return formatDateTime(language, writeDate(language, date!), writeTime(language, clock!));
    },
    deadline: (instant) => {
      const now = getWalkTime().time ?? Date.now();
      // Every check of a screen formats the deadlines of all other screens.
      const key = `${instant}, ${deviceDay!.format(now)}`;
      const [date, clock] = [deviceDay!, deviceClock!].map((format) => format.format(new Date(instant)));
      const at = writeTime(language, clock!);
      const values =
        deadlines.get(key) ??
        getDeadlineValues(Date.parse(instant), now, {
          timeZone: deviceTimeZone,
          time: at,
          moment: formatDateTime(language, writeDate(language, date!), at),
        });
      deadlines.set(key, values);
      return values;
    },
    time: (clock) => writeTime(language, clock),
  };
};

const known = new Map<Language, Translator>();

export function getTranslator(language: Language): Translator {
  const translator = known.get(language) ?? createTranslator(language);
  known.set(language, translator);
  return translator;
}
