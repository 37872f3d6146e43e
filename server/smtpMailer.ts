import { createTransport } from 'nodemailer';
import type { MailServerDiagnostics } from './commands/index.ts';
import { isThisMachine } from './config/index.ts';
import { inviteFile, type Mailer } from './host/ports/mailer.ts';
import { requireSoundMail } from './host/ports/requireSoundMail.ts';

/** The server of an address such as `smtps://user:secret@mail.example.com`, without what is secret in it. */
const createServer = (smtpUrl: string) => new URL(smtpUrl).host;

/** Connections that mails wait for; those that somebody waits for have their own. */
const connections = { urgent: 2, other: 3 } as const;

/**
 * Hands mails to a mail server; `smtpUrl` is the setting SMTP_URL. What leaves this machine leaves it encrypted:
 * whoever sits on the way could say that the server cannot (RFC 3207 §6), and read password and mails.
 */
export function smtpMailer(smtpUrl: string): Mailer & MailServerDiagnostics {
  const open = (maxConnections: number) =>
    createTransport({
      url: smtpUrl,
      requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
      pool: true,
      maxConnections,
      // Whoever has a mail sent tries again later: others do not wait for that meanwhile.
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
          // Beside text and page, so that mail programs offer it, and as a file for those that do not.
          ...(invite !== undefined && { icalEvent: { ...invite, filename: inviteFile } }),
        });
      } catch (error) {
        // A server's refusal often repeats whom the mail was for.
        const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\S+@\S+/g, '…');
        const server = createServer(smtpUrl);
        throw new Error(
          `the mail server ${server} did not take a mail (${reason}): check SMTP_URL and MAIL_FROM`,
          {
            cause: error,
          },
        );
      }
    },
    async verify() {
      await other.verify();
    },
    async sendTest(to, from) {
      const text = 'Somebody who runs this site has had it send a mail to you, to see that its mails arrive.';
      await other.sendMail({ to: { name: '', address: to }, from, subject: 'A test mail', text });
    },
    close() {
      urgent.close();
      other.close();
    },
  };
}
