import { arrivalBlocks } from './arrivalBlocks.ts';
import { guestLetter, type Letter } from './guestLetter.ts';
import type { Speech } from '../base/speech.ts';
import { paymentsOf, policiesOf, stayOf, touristTaxOf } from './stayFacts.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that says that a stay is booked: when, where, what is paid when, and what to do before it. */
export function confirmedLetter(speech: Speech, news: StayNews): Letter {
  const { say, money } = speech;
  return guestLetter(speech, news, {
    subject: say('mail.confirmed.subject', { number: news.number }),
    title: say('mail.confirmed.title'),
    intro: say('mail.confirmed.intro', { property: news.property, nights: news.nights }),
    blocks: [
      { facts: stayOf(speech, news) },
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
      ...arrivalBlocks(speech, news),
      { heading: say('mail.confirmed.registerTitle') },
      { text: say('mail.confirmed.register') },
      { text: say('mail.confirmed.calendar') },
      { heading: say('mail.confirmed.payments') },
      {
        facts: paymentsOf(speech, news),
        sum: { label: say('mail.label.total'), value: money(news.total) },
      },
      ...touristTaxOf(speech, news),
      ...policiesOf(speech, news),
    ],
  });
}
