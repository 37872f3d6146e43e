import { openApi } from '../openApi.ts';

/** The host API in this tab: everything goes to the site's own origin, which adds credentials to tokens. */
export const openBrowserApi = () =>
  openApi({
    origin: window.location.origin,
    fetch: (request) => fetch(request),
    askForToken: (signal) => fetch('/token', { method: 'POST', signal }),
  }).apiIn;
