import { composeEmail, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';

export interface AccessEmailData {
  productName: string;
  /** The reservation's number. */
  number: string;
  code: string;
  minutesLeft: number;
}

/** Composes the e-mail with the code that opens a reservation without its link. */
export function accessEmail(
  translator: Translator,
  { productName, number, code, minutesLeft }: AccessEmailData,
): Email {
  const { say } = translator;
  const validity = say('mail.otp.validity', { minutes: minutesLeft });
  const subject = say('mail.access.subject', { code: groupedCode(code), number });
  return composeEmail({
    translator,
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

/** Formats a code for reading: `123 456`. */
const groupedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
