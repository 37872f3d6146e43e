import type { Config } from './readConfig.ts';

/** The address of the sandbox's mailbox. */
export const mailboxPath = '/sandbox/mailbox';

/** Whether the sandbox's mailbox replaces the mail server. */
export const hasSandboxMailbox = ({ api, smtpUrl }: Pick<Config, 'api' | 'smtpUrl'>): boolean =>
  api === undefined && smtpUrl === undefined;

/** Whether no e-mail reaches anybody although other machines can reach the site: no mail server is set. */
export const lacksMailServer = (config: Pick<Config, 'api' | 'smtpUrl' | 'isLocal'>): boolean =>
  hasSandboxMailbox(config) && !config.isLocal;
