import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Language } from '../../contract/values/language.ts';
import { createPageIntl } from './intl.ts';
import type { Messages } from './messages.ts';

/** Provides the texts and formats of a language to its children. */
export const TextProvider = (props: { language: Language; messages: Messages; children: ReactNode }) => (
  <RawIntlProvider value={createPageIntl(props.language, props.messages)}>{props.children}</RawIntlProvider>
);
