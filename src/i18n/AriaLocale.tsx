import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { locales } from '../../contract/language.ts';
import { useLanguage } from './text.tsx';

/** Tells the rich controls the page's language; loaded with them, so not part of `index.ts`. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
);
