import { createContext, useContext } from 'react';
import type { IntlShape } from './intl.ts';

export const IntlContext = createContext<IntlShape | undefined>(undefined);

/** The texts and formats of the page's language. */
export function useIntl(): IntlShape {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('useIntl needs a TextProvider around it');
  return intl;
}
