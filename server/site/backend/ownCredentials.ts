import type { Logger } from 'pino';
import type { ClientCredentials } from './backend.ts';

const isOf = (form: URLSearchParams, { id, secret }: ClientCredentials) =>
  form.get('client_id') === id && form.get('client_secret') === secret;

/** Whether the host elsewhere lets the site in with its own credentials, as far as its answers have shown. */
export function watchCredentials(own: ClientCredentials, log: Logger) {
  let known: 'accepted' | 'refused' | undefined;
  return {
    standing: () => known,
    /** Looks at what a request for a token with this body was answered; visitors may bring others than the site's. */
    note(body: string, { status }: Response): void {
      if (status >= 500 || !isOf(new URLSearchParams(body), own)) return;
      known = status < 300 ? 'accepted' : 'refused';
      if (known === 'accepted') return;
      log.error(
        { status },
        'the host at API_URL refuses the site: set CLIENT_ID and CLIENT_SECRET to what that host gave you',
      );
    },
  };
}
