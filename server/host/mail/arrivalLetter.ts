import type { Speech } from '../base/speech.ts';
import { arrivalBlocks } from './arrivalBlocks.ts';
import { guestLetter, type Letter } from './guestLetter.ts';
import { datesOf } from './stayFacts.ts';
import type { StayNews } from './stayNews.ts';

const wayIn = (speech: Speech, news: StayNews, headings: { subject: string; title: string }): Letter => {
  const { say, date } = speech;
  const { property, startDate } = news;
  return guestLetter(speech, news, {
    ...headings,
    intro: say('mail.arrival.intro', { property, date: date(startDate) }),
    blocks: [
      { facts: datesOf(speech, news) },
      ...arrivalBlocks(speech, news),
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
};

/** The mail that brings, some days before arrival, what a host holds back of the way in until then. */
export const arrivalLetter = (speech: Speech, news: StayNews): Letter =>
  wayIn(speech, news, {
    subject: speech.say('mail.arrival.subject', { number: news.number }),
    title: speech.say('mail.arrival.title'),
  });

/** The same before its day, when its guest has asked for it. */
export const earlyArrivalLetter = (speech: Speech, news: StayNews): Letter =>
  wayIn(speech, news, {
    subject: speech.say('mail.arrival.earlySubject', { number: news.number }),
    title: speech.say('mail.arrival.heading'),
  });
