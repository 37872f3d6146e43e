import { createTransport } from 'nodemailer';
import type { MailServerDiagnostics } from '../commands/index.ts';
import { isThisMachine } from '../config/index.ts';
import { getMailServerError } from './mailServerError.ts';
import { inviteFile, type Mailer } from '../host/ports/mailer.ts';
import { requireSoundMail } from '../host/ports/requireSoundMail.ts';

/** Returns the server of an address such as `smtps://user:secret@mail.example.com`, without user and password. */
const createServer = (smtpUrl: string) => new URL(smtpUrl).host;

/** Numbers of connections to the mail server: urgent e-mails, which guests wait for, have their own. */
const connections = { urgent: 2, other: 3 } as const;

/**
 * Creates a mailer that sends e-mails through the mail server at `smtpUrl`, the setting SMTP_URL. Connections to other
 * machines must be encrypted: otherwise an attacker on the way could strip STARTTLS (RFC 3207 §6) and read the password
 * and e-mails.
 */
export function smtpMailer(smtpUrl: string): Mailer & MailServerDiagnostics {
  const open = (maxConnections: number) =>
    createTransport({
      url: smtpUrl,
      requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
      pool: true,
      maxConnections,
      // The job retries later; other e-mails must not wait for this one.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const [urgent, other] = [open(connections.urgent), open(connections.other)];
  return {
    async send(mail) {
      const transport = mail.urgent ? urgent : other;
      const { to, from, replyTo, subject, language, text, html, invite, messageId } = requireSoundMail(mail);
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          from,
          subject,
          text,
          html,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          ...(messageId !== undefined && { messageId }),
          // As an alternative part, so that mail programs offer it, and as an attachment for those that do not.
          ...(invite !== undefined && { icalEvent: { ...invite, filename: inviteFile } }),
        });
      } catch (error) {
        // Mail servers often repeat the recipient's address in their errors.
        const reason = getMailServerError(error, smtpUrl).replaceAll(/\S+@\S+/g, '…');
        const server = createServer(smtpUrl);
        throw new Error(
          `the mail server ${server} did not accept an e-mail (${reason}): check SMTP_URL and MAIL_FROM`,
          {
            cause: error,
          },
        );
      }
    },
    async verify() {
      await other.verify().catch((error: unknown) => {
        throw new Error(getMailServerError(error, smtpUrl), { cause: error });
      });
    },
    async sendTest(to, from) {
      const text = 'The operator of this site sent you this e-mail to check that the site’s e-mails arrive.';
      await other.sendMail({ to: { name: '', address: to }, from, subject: 'A test e-mail', text });
    },
    close() {
      urgent.close();
      other.close();
    },
  };
}
