import { createContext, useContext } from 'react';
import type { Language } from '../../contract/language.ts';

/** The host's own words in the place of ours. */
interface FirstWords {
  readonly headline?: string | undefined;
  readonly lead?: string | undefined;
}

/** What the host decided for this site; it travels in every page. */
export interface SiteSettings {
  productName: string;
  /** The languages that it offers, its first one first; all where it is left out. */
  languages?: readonly Language[];
  /** The address under which people reach the site, without a slash at its end. */
  publicUrl: string;
  /** The units on the landing page, in their order. */
  featured: readonly string[];
  /** What the first page begins with, in the languages in which the host wrote it. */
  welcome?: Readonly<Partial<Record<Language, FirstWords | undefined>>>;
  /** Where a guest may be sent to pay. */
  gatewayHosts: readonly string[];
}

export interface Site {
  settings: SiteSettings;
  /** The address of the page shown, in another language. */
  languagePath: (language: Language) => string;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The site a view is shown on. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No site around this view');
  return site;
}
