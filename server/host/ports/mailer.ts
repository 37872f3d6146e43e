import type { Language } from '../../../contract/language.ts';

/** A stay for the reader's calendar, or its end (RFC 5546). */
export interface Invite {
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar object (RFC 5545) of the same method. */
  content: string;
}

/** The name by which mail programs know an invite. */
export const inviteFile = 'invite.ics';

/** A mail as its reader gets it. Header fields are single lines. */
export interface Mail {
  to: string;
  from: string;
  replyTo?: string;
  subject: string;
  language: Language;
  text: string;
  html: string;
  invite?: Invite;
  /** Whether somebody waits for it this very minute: then it waits behind no other mail. */
  urgent?: boolean;
  /** The same mail sent again carries the same id, so that a receiver can drop the copy. */
  messageId?: string;
}

/** Hands a mail to whoever delivers it; rejects when it was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
