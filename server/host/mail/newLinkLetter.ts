import { guestLetter, type Letter } from './guestLetter.ts';
import type { Speech } from '../base/speech.ts';
import { stayOf } from './stayFacts.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that brings a new link to a reservation, in the place of those that were mailed before. */
export function newLinkLetter(speech: Speech, news: StayNews): Letter {
  const { say } = speech;
  const { number, property, host } = news;
  return guestLetter(speech, news, {
    subject: say('mail.newLink.subject', { number }),
    title: say('mail.newLink.title'),
    intro: say('mail.newLink.intro', { host: host.name, property }),
    blocks: [
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
      { facts: stayOf(speech, news) },
    ],
  });
}
