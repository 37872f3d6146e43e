import type { Language } from '../../contract/language.ts';
import { startClientAuth, type RequestToken } from '../actors/clientAuth.ts';
import { createApi, type Api } from '../api/index.ts';

export interface HostOptions {
  /** The origin of the host API. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  requestToken: RequestToken;
}

/** Creates the host API's clients of all languages, which share one authentication. */
export function openApi({ origin, fetch, requestToken }: HostOptions) {
  const { credentials, stop } = startClientAuth(requestToken);
  const createApiIn = (language: Language): Api => createApi({ origin, fetch, credentials, language });
  return { getApi: createApiIn, stop };
}
