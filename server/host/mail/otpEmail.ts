import { composeEmail, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';

export interface OtpEmailData {
  productName: string;
  property: string;
  /** The one-time password: in one piece, so that it can be read, heard and copied as one. */
  code: string;
  minutesLeft: number;
}

/** `947 288`: in two groups, as it is read from a lock screen. */
const groupCode = (code: string) => code.replace(/(?<=^\d{3})(?=\d{3}$)/, ' ');

/**
 * The mail that brings a one-time password. Anybody can type anybody's address, so it repeats nothing that was typed,
 * not even a name: nobody can have us say something to a stranger. The subject has the code, for it is what a lock screen
 * shows; whoever reads it in the log of a mail server can do nothing with it without the page that asked for it.
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
      { text: validity },
      { aside: say('mail.otp.notYou') },
    ],
    footer: say('mail.footer', { product: productName }),
  });
}
