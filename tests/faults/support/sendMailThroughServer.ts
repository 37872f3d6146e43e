import { onTestFinished } from 'vitest';
import { smtpMailer } from '../../../server/process/smtpMailer.ts';
import { MailCatcher } from '../../support/mailCatcher.ts';
import { openMailServer } from '../../support/mailServer.ts';
import type { TestHost } from '../../support/testHost.ts';

/** Opens a mail server for the e-mails of a host. A test receives an e-mail once this server has accepted it. */
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
