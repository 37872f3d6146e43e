import type { Translator } from '../base/translator.ts';
import { composeEmail, type Email } from './email.ts';

/** Composes the e-mail with which a host checks that e-mails arrive. */
export function testEmail(translator: Translator, { productName }: { productName: string }): Email {
  const { say } = translator;
  return composeEmail({
    translator,
    productName,
    subject: say('mail.test.subject', { product: productName }),
    title: say('mail.test.title'),
    preview: say('mail.test.intro', { product: productName }),
    blocks: [{ text: say('mail.helloThere') }, { text: say('mail.test.intro', { product: productName }) }],
    footer: say('mail.footer.access', { product: productName }),
  });
}
