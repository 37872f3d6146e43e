import type { Logger } from 'pino';
import { isRefused } from './tokenForm.ts';

/** Tracks whether the external host accepts the site's own credentials, based on its answers. */
export function watchCredentials(log: Logger) {
  let credentialsStatus: 'accepted' | 'refused' | undefined;
  return {
    isAccepted: () => credentialsStatus === 'accepted',
    isRefused: () => credentialsStatus === 'refused',
    /** Notes the answer to a token request with the site's own credentials. */
    note({ ok, status }: Response): void {
      if (isRefused(status) && credentialsStatus !== 'refused') {
        log.error(
          { status },
          'the host at API_URL rejects the site: set CLIENT_ID and CLIENT_SECRET to the values from that host',
        );
      }
      if (ok || isRefused(status)) credentialsStatus = ok ? 'accepted' : 'refused';
    },
  };
}
