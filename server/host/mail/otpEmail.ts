import { composeEmail, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';
import { groupCode } from './groupCode.ts';

export interface OtpEmailData {
  productName: string;
  property: string;
  /** The one-time password in one piece, for screen readers and for copying. */
  code: string;
  minutesLeft: number;
  /** The address of the page that continues the booking without typing the code. */
  link: string;
}

/**
 * Composes the e-mail with a one-time password. Anybody can enter another person's address, so it repeats nothing from
 * the form, not even the name; otherwise the form could send texts to strangers. The subject contains the code, because
 * lock screens show it; the code in a mail server's log is useless without the page that requested it.
 */
export function otpEmail(translator: Translator, data: OtpEmailData): Email {
  const { say } = translator;
  const { productName, code } = data;
  const validity = say('mail.otp.validity', { minutes: data.minutesLeft });
  return composeEmail({
    translator,
    productName,
    subject: say('mail.otp.subject', { code: groupCode(code), product: productName }),
    title: say('mail.otp.title'),
    preview: say('mail.otp.preview', { code, validity }),
    blocks: [
      { text: say('mail.helloThere') },
      { text: say('mail.otp.intro', { property: data.property }) },
      { code },
      { text: say('mail.otp.orContinue') },
      { link: data.link, words: say('mail.otp.continue') },
      { text: validity },
      { aside: say('mail.otp.notYou') },
    ],
    footer: say('mail.footer', { product: productName }),
  });
}
