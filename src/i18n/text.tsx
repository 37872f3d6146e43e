import { Children, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../contract/language.ts';
import { getFormats, type Formats } from './formats.ts';
import { languageOfIntl } from './languageOfIntl.ts';
import type { MessageId } from './messages.ts';

/** What fills a message's arguments: counts as numbers, money and dates as texts already formatted. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** The text of a message. */
export type Translate = (id: MessageId, values?: TextValues) => string;

type Part = ReactNode | ((chunks: ReactNode[]) => ReactNode);

const translators = new WeakMap<IntlShape, Translate>();

/** Texts outside of React, such as a page's title; the same function for the same language. */
export function createTranslator(intl: IntlShape): Translate {
  const known = translators.get(intl);
  if (known) return known;
  const translate: Translate = (id, values) => intl.formatMessage({ id }, values);
  translators.set(intl, translate);
  return translate;
}

/** `const text = useText(); text('count.nights', { nights: 3 })`. */
export const useText = (): Translate => createTranslator(useIntl());

/** A message with elements in it: `<Text id="…" values={{ link: (chunks) => <a …>{chunks}</a> }} />`. */
export function Text({ id, values }: { id: MessageId; values?: Readonly<Record<string, Part>> }) {
  // Each piece of text has an element of its own, for translators replace text nodes.
  return Children.map(useIntl().formatMessage({ id }, values), (part) =>
    typeof part === 'string' ? <span>{part}</span> : part,
  );
}

/** The language of the page. */
export const useLanguage = (): Language => languageOfIntl(useIntl());

/** The language to mark texts of a host's with, where they are in another one than the page (WCAG 2.2, 3.1.2). */
export function useTextLanguage({
  textLanguage,
}: {
  textLanguage?: Language | undefined;
}): Language | undefined {
  const language = useLanguage();
  return textLanguage === language ? undefined : textLanguage;
}

/** How the page's language writes dates, money and numbers. */
export const useFormats = (): Formats => getFormats(useIntl());
