import type { ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import { createPageIntl } from './intl.ts';
import type { Messages } from './messages.ts';
import { IntlContext } from './useIntl.ts';

/** Gives everything inside the texts and formats of a language. */
export const TextProvider = (props: { language: Language; messages: Messages; children: ReactNode }) => (
  <IntlContext value={createPageIntl(props.language, props.messages)}>{props.children}</IntlContext>
);
