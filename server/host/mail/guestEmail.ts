import { composeEmail, type Block, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

export type { Email };

interface Draft {
  subject: string;
  title: string;
  /** The introduction in one or two sentences; e-mail programs show its beginning after the subject. */
  intro: string;
  blocks: readonly Block[];
}

/** Composes an e-mail to a guest about their stay, with a greeting and the host's contact data. */
export const guestEmail = (
  translator: Translator,
  data: ReservationEmailData,
  { intro, blocks, ...draft }: Draft,
): Email =>
  composeEmail({
    ...draft,
    translator,
    productName: data.productName,
    preview: intro,
    blocks: [
      { text: translator.say('mail.hello', { name: data.guest.firstName }) },
      { text: intro },
      ...blocks,
      { text: translator.say('mail.confirmed.questions', { ...data.host, host: data.host.name }) },
    ],
    footer: translator.say('mail.footer', { product: data.productName }),
  });
