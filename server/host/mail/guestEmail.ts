import { composeEmail, type Block, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

export type { Email };

interface Draft {
  subject: string;
  title: string;
  /** What it is about, in a sentence or two; mail programs show its beginning beside the subject. */
  intro: string;
  blocks: readonly Block[];
}

/** A mail to a guest about their stay: it greets, and says whom to ask. */
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
