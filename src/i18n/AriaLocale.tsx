import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { locales } from '../../contract/values/language.ts';
import { useLanguage } from './text.tsx';

/**
 * Provides the page's language to the react-aria components. It is loaded with them, so it is not part of `index.ts`.
 */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
);
