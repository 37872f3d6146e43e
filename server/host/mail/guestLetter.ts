import { letter, type Block, type Letter } from './letter.ts';
import type { Speech } from '../base/speech.ts';
import type { StayNews } from './stayNews.ts';

export type { Letter };

interface Draft {
  subject: string;
  title: string;
  /** What it is about, in a sentence or two; mail programs show its beginning beside the subject. */
  intro: string;
  blocks: readonly Block[];
}

/** A mail to a guest about their stay: it greets, and says whom to ask. */
export const guestLetter = (speech: Speech, news: StayNews, { intro, blocks, ...draft }: Draft): Letter =>
  letter({
    ...draft,
    speech,
    productName: news.productName,
    preview: intro,
    blocks: [
      { text: speech.say('mail.hello', { name: news.guest.firstName }) },
      { text: intro },
      ...blocks,
      { text: speech.say('mail.confirmed.questions', { ...news.host, host: news.host.name }) },
    ],
    footer: speech.say('mail.footer', { product: news.productName }),
  });
