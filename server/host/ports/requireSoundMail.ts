import type { Mail } from './mailer.ts';

/** A mail that must not be sent, because it could say more than it should. */
class UnsoundMail extends Error {
  override readonly name = 'UnsoundMail';
}

const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;
// Anything that could end one address and begin another.
const oneAddress = /^[^\s,;:<>"()[\]\\@]+@[^\s,;:<>"()[\]\\@]+$/;

/**
 * The mail, once it is certain that no field of its header can hold a second field or a second receiver.
 * @throws {UnsoundMail}
 */
export function requireSoundMail(mail: Mail): Mail {
  for (const field of ['to', 'from', 'replyTo', 'subject', 'messageId'] as const) {
    if (breaksLine.test(mail[field] ?? '')) throw new UnsoundMail(`the mail's ${field} is not one line`);
  }
  if (!oneAddress.test(mail.to)) throw new UnsoundMail('the mail is not addressed to one plain address');
  if (mail.replyTo !== undefined && !oneAddress.test(mail.replyTo)) {
    throw new UnsoundMail('the mail is not to be answered to one plain address');
  }
  return mail;
}
