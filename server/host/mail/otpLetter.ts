import { letter, type Letter } from './letter.ts';
import type { Speech } from '../base/speech.ts';

export interface OtpNews {
  productName: string;
  property: string;
  /** The one-time password: in one piece, so that it can be read, heard and copied as one. */
  code: string;
  minutesLeft: number;
}

/**
 * The mail that brings a one-time password. Anybody can type anybody's address, so it repeats nothing that was typed,
 * not even a name: nobody can have us say something to a stranger.
 */
export function otpLetter(speech: Speech, news: OtpNews): Letter {
  const { say } = speech;
  const { productName, code } = news;
  const validity = say('mail.otp.validity', { minutes: news.minutesLeft });
  return letter({
    speech,
    productName,
    subject: say('mail.otp.subject', { product: productName }),
    title: say('mail.otp.title'),
    // What a lock screen shows. The subject is written into the logs of mail servers: it stays without the code.
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
