import type { MailServer } from '../../../../contract/content/siteSettings.ts';

/** The server with which programs send e-mails through an account. */
interface MailProvider extends Pick<MailServer, 'server' | 'port' | 'security'> {
  name: string;
}

/** Common providers, from their documentation of outgoing mail (SMTP). */
export const mailProviders: readonly MailProvider[] = [
  { name: 'Brevo', server: 'smtp-relay.brevo.com', port: 587, security: 'starttls' },
  { name: 'Fastmail', server: 'smtp.fastmail.com', port: 465, security: 'tls' },
  { name: 'Gmail', server: 'smtp.gmail.com', port: 465, security: 'tls' },
  { name: 'GMX', server: 'mail.gmx.net', port: 465, security: 'tls' },
  { name: 'iCloud', server: 'smtp.mail.me.com', port: 587, security: 'starttls' },
  { name: 'IONOS', server: 'smtp.ionos.com', port: 465, security: 'tls' },
  { name: 'mailbox.org', server: 'smtp.mailbox.org', port: 465, security: 'tls' },
  { name: 'Microsoft 365', server: 'smtp.office365.com', port: 587, security: 'starttls' },
  { name: 'OVH', server: 'ssl0.ovh.net', port: 465, security: 'tls' },
  { name: 'Postmark', server: 'smtp.postmarkapp.com', port: 587, security: 'starttls' },
  { name: 'Zoho', server: 'smtp.zoho.eu', port: 465, security: 'tls' },
];
