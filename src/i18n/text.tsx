import { Children, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../contract/values/language.ts';
import { getFormats, type Formats } from './formats.ts';
import { languageOfIntl } from './languageOfIntl.ts';
import type { MessageId } from './messages.ts';

/** The arguments of a message: counts as numbers; money and dates as formatted texts. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Returns the text of a message. */
export type Translate = (id: MessageId, values?: TextValues) => string;

type Part = ReactNode | ((chunks: ReactNode[]) => ReactNode);

const translators = new WeakMap<IntlShape, Translate>();

/**
 * Creates a translator for use outside of React, as in a page's title. Returns the same function for the same `intl`.
 */
export function createTranslator(intl: IntlShape): Translate {
  const known = translators.get(intl);
  if (known) return known;
  const translate: Translate = (id, values) => intl.formatMessage({ id }, values);
  translators.set(intl, translate);
  return translate;
}

/** Returns the translator of the page's language: `const text = useText(); text('count.nights', { nights: 3 })`. */
export const useText = (): Translate => createTranslator(useIntl());

/** Renders a message that contains elements: `<Text id="…" values={{ link: (chunks) => <a …>{chunks}</a> }} />`. */
export function Text({ id, values }: { id: MessageId; values?: Readonly<Record<string, Part>> }) {
  // Each text has an element of its own, because translation tools replace text nodes.
  return Children.map(useIntl().formatMessage({ id }, values), (part) =>
    typeof part === 'string' ? <span>{part}</span> : part,
  );
}

/** Returns the language of the page. */
export const useLanguage = (): Language => languageOfIntl(useIntl());

/** Returns the language of a host's texts for the `lang` attribute; undefined if it is the page's (WCAG 2.2, 3.1.2). */
export function useTextLanguage({
  textLanguage,
}: {
  textLanguage?: Language | undefined;
}): Language | undefined {
  const language = useLanguage();
  return textLanguage === language ? undefined : textLanguage;
}

/** Returns the formats of the page's language for dates, money and numbers. */
export const useFormats = (): Formats => getFormats(useIntl());
