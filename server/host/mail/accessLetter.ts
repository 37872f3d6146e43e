import { letter, type Letter } from './letter.ts';
import type { Speech } from '../base/speech.ts';

export interface AccessNews {
  productName: string;
  /** The number of the reservation. */
  number: string;
  code: string;
  minutesLeft: number;
}

/** The mail with the code that opens a reservation whose link is not at hand. */
export function accessLetter(speech: Speech, { productName, number, code, minutesLeft }: AccessNews): Letter {
  const { say } = speech;
  const validity = say('mail.otp.validity', { minutes: minutesLeft });
  const subject = say('mail.access.subject', { code: groupedCode(code), number });
  return letter({
    speech,
    productName,
    subject,
    title: say('mail.access.title'),
    preview: validity,
    blocks: [
      { text: say('mail.helloThere') },
      { text: say('mail.access.intro', { number }) },
      { code },
      { text: validity },
      { aside: say('mail.access.notYou') },
    ],
    footer: say('mail.footer', { product: productName }),
  });
}

/** A code as it is read: `123 456`. */
const groupedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
