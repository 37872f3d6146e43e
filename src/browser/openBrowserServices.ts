import { openServices } from '../openServices.ts';
import type { SiteSettings } from '../site.ts';

/** The services of this tab: everything goes to the site's own origin, which adds credentials to tokens. */
export const openBrowserServices = (settings: SiteSettings) =>
  openServices({
    origin: window.location.origin,
    fetch: (request) => fetch(request),
    tokenRequest: () => new Request('/token', { method: 'POST' }),
    settings,
  }).servicesIn;
