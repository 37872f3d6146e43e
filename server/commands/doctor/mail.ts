import type { Config } from '../../config/index.ts';
import { isThisMachine } from '../../config/index.ts';
import { createFindings, getReason, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('mail');

/** A mail server, as it is asked whether it would take mails. */
export interface MailServerDiagnostics {
  /** Connects, encrypted unless it is on this machine, and logs in. */
  verify(): Promise<void>;
  /** Sends a mail that says no more than that it was sent. */
  sendTest(to: string, from: string): Promise<void>;
  close(): void;
}

/** Whether mails get out; sends one where an address is given. */
export async function checkMail(
  { smtpUrl, mailFrom, publicUrl }: Config,
  open: (smtpUrl: string) => MailServerDiagnostics,
  testAddress: string | undefined,
): Promise<Finding> {
  if (smtpUrl === undefined) {
    if (isThisMachine(new URL(publicUrl).hostname)) return ok('they end in the sandbox’s mailbox');
    return warning('everybody can read them in the sandbox’s mailbox', 'Set SMTP_URL and MAIL_FROM.');
  }
  const { host } = new URL(smtpUrl);
  const server = open(smtpUrl);
  try {
    await server.verify();
    if (testAddress !== undefined) await server.sendTest(testAddress, mailFrom);
  } catch (error) {
    return failed(
      `${host} does not take mails: ${getReason(error)}`,
      'Correct SMTP_URL, and MAIL_FROM if it names the sender.',
    );
  } finally {
    server.close();
  }
  const sent = testAddress === undefined ? '' : `; a mail to ${testAddress} is on its way`;
  return ok(`${host} takes mails${sent}`);
}
