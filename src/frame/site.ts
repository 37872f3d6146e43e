import { createContext, useContext } from 'react';
import type { Language } from '../../contract/values/language.ts';
import type { SiteLogo } from '../../contract/values/pictures.ts';

/** The host's own headline and introduction, which replace the site's default texts. */
interface WelcomeText {
  readonly headline?: string | undefined;
  readonly lead?: string | undefined;
}

/** The host's settings for this site; every page contains them. */
export interface SiteSettings {
  productName: string;
  /** The logo; undefined if the header shows the name. */
  logo?: SiteLogo | undefined;
  /** The languages that the site offers, the default first; all complete languages if unset. */
  languages?: readonly Language[];
  /** The public address of the site, without a trailing slash. */
  publicUrl: string;
  /** The id of the only property of a site without a landing page. */
  onlyProperty?: string | undefined;
  /** The host's own introduction on the landing page, by language. */
  welcome?: Readonly<Partial<Record<Language, WelcomeText | undefined>>> | undefined;
  /** The host names of the payment pages to which a guest may be redirected. */
  gatewayHosts: readonly string[];
  /**
   * The address of the mailbox that shows guests the e-mails of their own bookings; only on a demonstration, which sends
   * no e-mails.
   */
  mailbox?: string;
}

export interface Site {
  settings: SiteSettings;
  /** Returns the address of the current page in another language. */
  languagePath: (language: Language) => string;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the site's settings and language links from the context. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite was called outside of SiteContext');
  return site;
}
