import { letter, type Letter } from './letter.ts';
import type { Speech } from './speech.ts';

export interface OtpNews {
  productName: string;
  property: string;
  firstName: string;
  /** The one-time password: in one piece, so that it can be read, heard and copied as one. */
  code: string;
  minutesLeft: number;
}

/** The mail that brings a one-time password. */
export function otpLetter(speech: Speech, news: OtpNews): Letter {
  const { say } = speech;
  const { productName, code } = news;
  const title = say('mail.otp.title');
  const hello = say('mail.hello', { name: news.firstName });
  const intro = say('mail.otp.intro', { property: news.property });
  const validity = say('mail.otp.validity', { minutes: news.minutesLeft });
  const notYou = say('mail.otp.notYou');
  return letter({
    template: 'otp',
    speech,
    productName,
    subject: say('mail.otp.subject', { product: productName }),
    preview: validity,
    parts: { title, hello, intro, code, validity, notYou },
    paragraphs: [hello, intro, `    ${code}`, validity, notYou],
  });
}
