import type { Config } from './readConfig.ts';

/**
 * Whether a site is only a demonstration: guests pay nothing, or receive no e-mails. With API_URL this is unknown, and
 * the site is assumed to be real.
 */
export const isDemonstration = ({
  api,
  smtpUrl,
  stripe,
}: Pick<Config, 'api' | 'smtpUrl' | 'stripe'>): boolean =>
  api === undefined && (smtpUrl === undefined || stripe === undefined || stripe.isTest);
