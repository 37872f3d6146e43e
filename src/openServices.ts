import type { Language } from '../contract/language.ts';
import { startClientAuth } from './actors/clientAuth.ts';
import { createApi } from './api/index.ts';
import type { LoadServices } from './pages/services.ts';
import type { SiteSettings } from './site.ts';

export interface ServicesOptions {
  /** The origin of the host API. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  /** A request for a token. */
  tokenRequest: () => Request;
  settings: SiteSettings;
}

/** The services of each language, around one authentication. */
export function openServices({ origin, fetch, tokenRequest, settings }: ServicesOptions) {
  const { credentials, stop } = startClientAuth(fetch, tokenRequest);
  const servicesIn = (language: Language): LoadServices => {
    const services = { language, settings, api: createApi({ origin, fetch, credentials, language }) };
    return () => Promise.resolve(services);
  };
  return { servicesIn, stop };
}
