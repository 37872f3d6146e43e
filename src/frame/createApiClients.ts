import type { Language } from '../../contract/values/language.ts';
import { startClientAuth, type RequestToken } from '../actors/clientAuth.ts';
import { createApi, type Api } from '../api/index.ts';

export interface HostOptions {
  /** The origin of the host API. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  requestToken: RequestToken;
}

/** Creates a client of the host API for each language. The clients share one access token. */
export function createApiClients({ origin, fetch, requestToken }: HostOptions) {
  const { credentials, stop } = startClientAuth(requestToken);
  const getApi = (language: Language): Api => createApi({ origin, fetch, credentials, language });
  return { getApi, stop };
}
