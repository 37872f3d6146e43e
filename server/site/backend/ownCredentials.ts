import type { Logger } from 'pino';
import { isRefused } from './tokenForm.ts';

/** Whether the host elsewhere lets the site in with its own credentials, as far as its answers have shown. */
export function watchCredentials(log: Logger) {
  let credentialsStatus: 'accepted' | 'refused' | undefined;
  return {
    isAccepted: () => credentialsStatus === 'accepted',
    isRefused: () => credentialsStatus === 'refused',
    /** Looks at what a request for a token with the site's own credentials was answered. */
    note({ ok, status }: Response): void {
      if (isRefused(status) && credentialsStatus !== 'refused') {
        log.error(
          { status },
          'the host at API_URL refuses the site: set CLIENT_ID and CLIENT_SECRET to what that host gave you',
        );
      }
      if (ok || isRefused(status)) credentialsStatus = ok ? 'accepted' : 'refused';
    },
  };
}
