import { composeEmail, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';
import { groupCode } from './groupCode.ts';

export interface SignInEmailData {
  productName: string;
  code: string;
  minutesLeft: number;
}

/** Composes the e-mail with the code that signs a person in to the dashboard. */
export function signInEmail(
  translator: Translator,
  { productName, code, minutesLeft }: SignInEmailData,
): Email {
  const { say } = translator;
  const validity = say('mail.otp.validity', { minutes: minutesLeft });
  return composeEmail({
    translator,
    productName,
    subject: say('mail.otp.subject', { code: groupCode(code), product: productName }),
    title: say('mail.signIn.title'),
    preview: validity,
    blocks: [
      { text: say('mail.helloThere') },
      { text: say('mail.signIn.intro', { product: productName }) },
      { code },
      { text: validity },
      { aside: say('mail.signIn.notYou') },
    ],
    footer: say('mail.footer.access', { product: productName }),
  });
}
