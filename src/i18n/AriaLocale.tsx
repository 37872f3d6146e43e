import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { localeOf } from '../../contract/language.ts';
import { useLanguage } from './text.tsx';

/** Tells the rich controls the page's language; loaded with them, so not part of `index.ts`. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={localeOf[useLanguage()]}>{children}</I18nProvider>
);
