import { guestLetter, type Letter } from './guestLetter.ts';
import type { Speech } from '../base/speech.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that says that every guest of a stay is registered; it names no document, and nobody. */
export function registeredLetter(speech: Speech, news: StayNews): Letter {
  const { say, date } = speech;
  const { number, property, guestCount, startDate, endDate } = news;
  return guestLetter(speech, news, {
    subject: say('mail.registered.subject', { number }),
    title: say('mail.registered.title'),
    intro: say('mail.registered.intro', {
      guests: guestCount,
      property,
      from: date(startDate),
      to: date(endDate),
    }),
    blocks: [
      { text: say('mail.registered.changes') },
      { link: news.link, words: say('mail.link.reservation') },
    ],
  });
}
