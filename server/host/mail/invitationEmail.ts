import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import { composeEmail, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';

export interface InvitationEmailData {
  productName: string;
  /** The name of the person. */
  name: string;
  /** The address that signs the person in once. */
  link: string;
}

/** Composes the e-mail to a person who has got access to the dashboard. */
export function invitationEmail(
  translator: Translator,
  { productName, name, link }: InvitationEmailData,
): Email {
  const { say } = translator;
  const intro = say('mail.invitation.intro', { product: productName });
  return composeEmail({
    translator,
    productName,
    subject: say('mail.invitation.subject', { product: productName }),
    title: say('mail.invitation.title'),
    preview: intro,
    blocks: [
      { text: say('mail.hello', { name }) },
      { text: intro },
      { link, words: say('mail.invitation.link') },
      { text: say('mail.invitation.validity', { address: new URL(dashboardPage, link).href }) },
    ],
    footer: say('mail.footer.access', { product: productName }),
  });
}
