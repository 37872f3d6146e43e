import type { Speech } from '../base/speech.ts';
import { arrivalBlocks } from './arrivalBlocks.ts';
import { guestLetter, type Letter } from './guestLetter.ts';
import { datesOf } from './stayFacts.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that brings, some days before arrival, what a host holds back of the way in until then. */
export function arrivalLetter(speech: Speech, news: StayNews): Letter {
  const { say, date } = speech;
  const { number, property, startDate } = news;
  return guestLetter(speech, news, {
    subject: say('mail.arrival.subject', { number }),
    title: say('mail.arrival.title'),
    intro: say('mail.arrival.intro', { property, date: date(startDate) }),
    blocks: [
      { facts: datesOf(speech, news) },
      ...arrivalBlocks(speech, news),
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}
