import type { Config } from '../../config/index.ts';
import { hasSandboxMailbox, lacksMailServer } from '../../config/index.ts';
import { createFindings, getReason, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('mail');

/** Checks of a mail server. */
export interface MailServerDiagnostics {
  /** Connects and logs in, with encryption unless the server is on this machine. */
  verify(): Promise<void>;
  /** Sends a test e-mail. */
  sendTest(to: string, from: string): Promise<void>;
  close(): void;
}

/** Checks whether the mail server accepts e-mails; sends a test e-mail if an address is given. */
export async function checkMail(
  config: Config,
  open: (smtpUrl: string) => MailServerDiagnostics,
  testAddress: string | undefined,
): Promise<Finding> {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined) {
    if (!lacksMailServer(config)) return ok('mail.sandbox', 'e-mails go to the sandbox’s mailbox');
    return warning(
      'mail.none',
      hasSandboxMailbox(config)
        ? 'e-mails reach nobody: guests see only those of their own bookings, in the sandbox’s mailbox'
        : 'e-mails reach nobody: they wait until the site has a mail server',
      'Add a mail server in the settings of the dashboard, or set SMTP_URL and MAIL_FROM.',
    );
  }
  const { host } = new URL(smtpUrl);
  const server = open(smtpUrl);
  try {
    await server.verify();
    if (testAddress !== undefined) await server.sendTest(testAddress, mailFrom);
  } catch (error) {
    return failed(
      'mail.refused',
      `${host} does not accept e-mails: ${getReason(error)}`,
      'Correct the mail server in the settings of the dashboard, or SMTP_URL; if the message names the sender, correct it, or MAIL_FROM.',
      { host, reason: getReason(error) },
    );
  } finally {
    server.close();
  }
  const sent = testAddress === undefined ? '' : `; a test e-mail to ${testAddress} was sent`;
  return ok('mail.ok', `${host} accepts e-mails${sent}`, { host });
}
