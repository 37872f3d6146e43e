import { letter, type Letter } from './letter.ts';
import type { Speech } from '../base/speech.ts';

export interface OtpNews {
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
export function otpLetter(speech: Speech, news: OtpNews): Letter {
  const { say } = speech;
  const { productName, code } = news;
  const validity = say('mail.otp.validity', { minutes: news.minutesLeft });
  return letter({
    speech,
    productName,
    subject: say('mail.otp.subject', { code: groupCode(code), product: productName }),
    title: say('mail.otp.title'),
    preview: say('mail.otp.preview', { code, validity }),
    blocks: [
      { text: say('mail.helloThere') },
      { text: say('mail.otp.intro', { property: news.property }) },
      { code },
      { text: validity },
      { aside: say('mail.otp.notYou') },
    ],
    footer: say('mail.footer', { product: productName }),
  });
}
