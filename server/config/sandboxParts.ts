import type { Config } from './readConfig.ts';

/** The address of the sandbox's mailbox. */
export const mailboxPath = '/sandbox/mailbox';

type Mails = Pick<Config, 'api' | 'smtpUrl' | 'simulates'>;

/** Whether the sandbox's mailbox replaces the mail server. */
export const hasSandboxMailbox = ({ api, smtpUrl, simulates }: Mails): boolean =>
  api === undefined && smtpUrl === undefined && simulates.includes('mail');

/** Whether no e-mail reaches its recipient: no mail server is set, and the site is no trial on this machine. */
export const lacksMailServer = (config: Mails & Pick<Config, 'isLocal'>): boolean =>
  config.api === undefined && config.smtpUrl === undefined && !(config.isLocal && hasSandboxMailbox(config));

/** Whether the sandbox's checkout replaces the payment gateway. */
export const hasSandboxCheckout = ({
  api,
  stripe,
  simulates,
}: Pick<Config, 'api' | 'stripe' | 'simulates'>): boolean =>
  api === undefined && stripe === undefined && simulates.includes('payments');
