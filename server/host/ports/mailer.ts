import type { Language } from '../../../contract/values/language.ts';

/** A calendar invitation, or its cancellation (RFC 5546). */
export interface Invite {
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar object (RFC 5545) with the same method. */
  content: string;
}

/** The file name of an attached invitation. */
export const inviteFile = 'invite.ics';

/**
 * The people for whom an e-mail is: the guest of a reservation; the hosts, including receipts for people who wrote to
 * them; or a person with access to the dashboard, whom its code or link signs in. The sandbox shows an e-mail to nobody
 * else.
 */
export type Audience = { readonly reservationId: string } | 'hosts' | 'access';

/** An e-mail to send. Header fields are single lines. */
export interface Mail {
  audience: Audience;
  to: string;
  from: string;
  replyTo?: string;
  subject: string;
  language: Language;
  text: string;
  html: string;
  invite?: Invite;
  /** Whether the recipient waits for it; it is then sent before all other e-mails. */
  urgent?: boolean;
  /** The same id for all tries, so that receivers can drop duplicates. */
  messageId?: string;
}

/** Hands an e-mail over for delivery; rejects if it was not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
