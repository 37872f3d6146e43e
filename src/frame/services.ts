import type { Language } from '../../contract/values/language.ts';
import type { Api } from '../api/index.ts';
import type { SiteSettings } from './site.ts';

/** The dependencies of a page's actors: over the network in a browser, in process on the server. */
export interface Services {
  language: Language;
  settings: SiteSettings;
  /** Loads the host API's client. After a failure the next call tries again. */
  loadApi: () => Promise<Api>;
}

export type ServicesFactory = (language: Language) => Services;
