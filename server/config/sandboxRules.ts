import type { Rule } from './rule.ts';
import { isLocalSite, isThisMachine } from './thisMachine.ts';
import { sandboxParts } from './values.ts';

/**
 * `on` is for a site that nobody but this machine can reach. On others, the operator names what is simulated; without
 * that, the site is closed to guests while it has no mail server or no payment gateway.
 */
export const sandboxRules: readonly Rule[] = [
  [
    'SANDBOX',
    ({ API_URL, SANDBOX, PUBLIC_URL, HOST }) => {
      if (API_URL !== undefined || SANDBOX !== 'on') return undefined;
      if (isLocalSite({ publicUrl: PUBLIC_URL, host: HOST })) return undefined;
      const reason =
        PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname)
          ? `PUBLIC_URL ${PUBLIC_URL} is not this machine`
          : `HOST ${HOST} is reachable from other machines`;
      return (
        `is "on", which is only for a site that nobody but this machine can reach, and ${reason}. Remove SANDBOX, or write ` +
        `what is simulated for a demonstration: SANDBOX=${sandboxParts.join(',')}.`
      );
    },
    ['HOST', 'PUBLIC_URL'],
  ],
];
