import type { Language } from '../../../contract/language.ts';

export interface MailAttachment {
  filename: string;
  /** A media type, such as `text/calendar`. */
  contentType: string;
  content: Uint8Array;
}

/** A mail as its reader gets it. Header fields are single lines. */
export interface Mail {
  to: string;
  from: string;
  replyTo?: string;
  subject: string;
  language: Language;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** The same mail sent again carries the same id, so that a receiver can drop the copy. */
  messageId?: string;
}

/** Hands a mail to whoever delivers it; rejects when it was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
