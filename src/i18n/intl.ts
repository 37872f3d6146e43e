import { formatToParts, type FormatXMLElementFn, type Formatters } from 'intl-messageformat';
import { locales, type Language } from '../../contract/language.ts';
import type { Messages } from './messages.ts';

/** What fills a message's arguments: counts as numbers, money and dates as texts already formatted. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

type RichValue<Part> = Part | string | FormatXMLElementFn<Part>;

/** The texts of a language, and its formats. */
export interface IntlShape {
  locale: string;
  messages: Messages;
  formatMessage: (message: { id: string }, values?: TextValues) => string;
  /** The parts of a message whose arguments or tags are elements. */
  formatRichMessage: <Part>(
    message: { id: string },
    values?: Readonly<Record<string, RichValue<Part>>>,
  ) => (string | Part)[];
  formatDate: (instant: string, options: Intl.DateTimeFormatOptions) => string;
  formatNumber: (number: number, options: Intl.NumberFormatOptions) => string;
  formatList: (items: readonly string[]) => string;
}

function throwOrLog(error: Error) {
  if (!import.meta.env.PROD) throw error;
  // oxlint-disable-next-line no-console -- a page with one wrong text is better than no page
  console.error(error.message);
}

/** Creates each format once for its options: a browser takes long to create one. */
function cached<Options, Format>(create: (options: Options | undefined) => Format) {
  const formats = new Map<string, Format>();
  return (options?: Options): Format => {
    const key = JSON.stringify(options ?? {});
    const format = formats.get(key) ?? create(options);
    formats.set(key, format);
    return format;
  };
}

function createIntl(locale: string, messages: Messages): IntlShape {
  const numberFormat = cached(
    (options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
  );
  const dateFormat = cached(
    (options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
  );
  const pluralRules = cached(
    (options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(locale, options),
  );
  const listFormat = cached(() => new Intl.ListFormat(locale));
  const formatters = {
    getNumberFormat: (_, options) => numberFormat(options as Intl.NumberFormatOptions),
    getDateTimeFormat: (_, options) => dateFormat(options),
    getPluralRules: (_, options) => pluralRules(options),
  } satisfies Formatters;
  const noNamedFormats = { number: {}, date: {}, time: {} };

  const formatRichMessage: IntlShape['formatRichMessage'] = ({ id }, values) => {
    const message = messages[id as keyof Messages];
    try {
      return formatToParts(message, locale, formatters, noNamedFormats, values).map(({ value }) => value);
    } catch (error) {
      throwOrLog(new Error(`The message "${id}" in ${locale} cannot be formatted: ${String(error)}`));
      return [id];
    }
  };
  return {
    locale,
    messages,
    formatRichMessage,
    formatMessage: (message, values) =>
      formatRichMessage<string | number | undefined>(message, values).join(''),
    formatDate: (instant, options) => dateFormat(options).format(new Date(instant)),
    formatNumber: (number, options) => numberFormat(options).format(number),
    formatList: (items) => listFormat().format(items),
  };
}

const known = new WeakMap<Messages, IntlShape>();

/** The texts and formats of a language, made once for its messages. */
export function createPageIntl(language: Language, messages: Messages): IntlShape {
  const intl = known.get(messages) ?? createIntl(locales[language], messages);
  known.set(messages, intl);
  return intl;
}
