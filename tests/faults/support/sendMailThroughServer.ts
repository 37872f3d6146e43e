import { onTestFinished } from 'vitest';
import { smtpMailer } from '../../../server/smtpMailer.ts';
import { MailCatcher } from '../../support/mailCatcher.ts';
import { openMailServer } from '../../support/mailServer.ts';
import type { TestHost } from '../../support/testHost.ts';

/** Opens a mail server that a host's mails go through for a test: the test has a mail once that server has taken it. */
export async function sendMailThroughServer({ mails }: TestHost, ...how: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...how);
  const mailer = smtpMailer(server.url);
  onTestFinished(() => mailer.close());
  mails.send = async (mail) => {
    await mailer.send(mail);
    await MailCatcher.prototype.send.call(mails, mail);
  };
  return server;
}
