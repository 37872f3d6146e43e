import type { Language } from '../../contract/language.ts';
import { startClientAuth, type AskForToken } from '../actors/clientAuth.ts';
import { createApi, type Api } from '../api/index.ts';

export interface HostOptions {
  /** The origin of the host API. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  askForToken: AskForToken;
}

/** The host API's client in each language, around one authentication. */
export function openApi({ origin, fetch, askForToken }: HostOptions) {
  const { credentials, stop } = startClientAuth(askForToken);
  const apiIn = (language: Language): Api => createApi({ origin, fetch, credentials, language });
  return { apiIn, stop };
}
