import type { Config } from '../../config/index.ts';
import { isThisMachine } from '../../config/index.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { ok, warning, failed } = findingsOf('mail');

/** A mail server, as it is asked whether it would take mails. */
export interface AskedMailServer {
  /** Connects, begins TLS where it is offered, and logs in. */
  verify(): Promise<void>;
  sendTest(to: string, from: string): Promise<void>;
  close(): void;
}

/** Whether mails get out; sends one where an address is given. */
export async function checkMail(
  { smtpUrl, mailFrom, publicUrl }: Config,
  open: (smtpUrl: string) => AskedMailServer,
  testAddress: string | undefined,
): Promise<Finding> {
  if (smtpUrl === undefined) {
    if (isThisMachine(new URL(publicUrl).hostname)) return ok('they end in the sandbox’s mailbox');
    return warning('everybody can read them in the sandbox’s mailbox', 'Set SMTP_URL and MAIL_FROM.');
  }
  const { host, protocol, hostname } = new URL(smtpUrl);
  const server = open(smtpUrl);
  try {
    await server.verify();
    if (testAddress !== undefined) await server.sendTest(testAddress, mailFrom);
  } catch (error) {
    return failed(
      `${host} does not take mails: ${reasonOf(error)}`,
      'Correct SMTP_URL, and MAIL_FROM if it names the sender.',
    );
  } finally {
    server.close();
  }
  const sent = testAddress === undefined ? '' : `; a mail to ${testAddress} is on its way`;
  if (protocol === 'smtp:' && !isThisMachine(hostname)) {
    return warning(
      `${host} takes mails${sent}; TLS is used only where that server offers it`,
      'Use smtps:// in SMTP_URL where the server knows it (port 465).',
    );
  }
  return ok(`${host} takes mails${sent}`);
}
