import { composeEmail, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';
import { groupCode } from './groupCode.ts';

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
  const subject = say('mail.access.subject', { code: groupCode(code), number });
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
