import type { Speech } from '../base/speech.ts';
import { guestLetter, type Letter } from './guestLetter.ts';
import { stayOf } from './stayFacts.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that reminds a guest, before they arrive, that everybody who stays is to be registered. */
export function reminderLetter(speech: Speech, news: StayNews): Letter {
  const { say, date } = speech;
  const { number, property, startDate } = news;
  return guestLetter(speech, news, {
    subject: say('mail.reminder.subject', { number }),
    title: say('mail.reminder.title'),
    intro: say('mail.reminder.intro', { property, date: date(startDate) }),
    blocks: [
      { text: say('mail.confirmed.register') },
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
      { facts: stayOf(speech, news) },
    ],
  });
}
