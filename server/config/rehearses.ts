import type { Config } from './readConfig.ts';

/**
 * Whether a site only rehearses: its guests pay nothing, or get no mails. Of a host elsewhere that is not known here, and it
 * is taken at its word.
 */
export const rehearses = ({ api, smtpUrl, stripe }: Pick<Config, 'api' | 'smtpUrl' | 'stripe'>): boolean =>
  api === undefined && (smtpUrl === undefined || stripe === undefined || stripe.isTest);
