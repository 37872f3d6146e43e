import type { Mail } from './mailer.ts';

/** An e-mail that must not be sent, because its header could be forged. */
class UnsoundMail extends Error {
  override readonly name = 'UnsoundMail';
}

const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;
// Excludes all characters that could end one address and begin another.
const oneAddress = /^[^\s,;:<>"()[\]\\@]+@[^\s,;:<>"()[\]\\@]+$/;

/**
 * Checks that no header field of an e-mail can contain a second field or a second recipient.
 * @throws {UnsoundMail}
 */
export function requireSoundMail(mail: Mail): Mail {
  for (const field of ['to', 'from', 'replyTo', 'subject', 'messageId'] as const) {
    if (breaksLine.test(mail[field] ?? '')) throw new UnsoundMail(`the e-mail's ${field} is not one line`);
  }
  if (!oneAddress.test(mail.to)) throw new UnsoundMail('the e-mail must have one plain address as recipient');
  if (mail.replyTo !== undefined && !oneAddress.test(mail.replyTo)) {
    throw new UnsoundMail('the reply address of the e-mail must be one plain address');
  }
  return mail;
}
