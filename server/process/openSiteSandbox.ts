import type { Logger } from 'pino';
import { paymentWebhookPath } from '../../contract/operations.ts';
import { hasSandboxCheckout, hasSandboxMailbox, ownAddress, type Config } from '../config/index.ts';
import type { ShownMail } from './mailInWords.ts';
import { openSandbox, type Sandbox } from '../sandbox/index.ts';

interface Site {
  config: Config;
  secretKey: string;
  /** Shows an e-mail in the terminal of the process; undefined without a terminal. */
  showInTerminal?: ((mail: ShownMail) => void) | undefined;
  log: Logger;
}

/** Opens the sandbox as the settings of a site describe it. */
export const openSiteSandbox = ({ config, secretKey, showInTerminal, log }: Site): Promise<Sandbox> =>
  openSandbox({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    publicUrl: config.publicUrl,
    isLocal: config.isLocal,
    productName: config.productName,
    showInTerminal,
    secretKey,
    webhookUrl: `${ownAddress(config)}${paymentWebhookPath}`,
    log,
    mailbox: hasSandboxMailbox(config),
    checkout: hasSandboxCheckout(config),
  });
