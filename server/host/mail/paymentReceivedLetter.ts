import { guestLetter, type Letter } from './guestLetter.ts';
import type { Speech } from '../base/speech.ts';
import { paymentsOf, touristTaxOf } from './stayFacts.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that says that the instalments arrived which a guest paid by hand. */
export function paymentReceivedLetter(speech: Speech, news: StayNews): Letter {
  const { say, money } = speech;
  const { number, property, total } = news;
  return guestLetter(speech, news, {
    subject: say('mail.paymentReceived.subject', { number }),
    title: say('mail.paymentReceived.title'),
    intro: say('mail.paymentReceived.intro', { property }),
    blocks: [
      { heading: say('mail.confirmed.payments') },
      {
        facts: [{ label: say('mail.label.number'), value: number }, ...paymentsOf(speech, news)],
        sum: { label: say('mail.label.total'), value: money(total) },
      },
      ...touristTaxOf(speech, news),
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}
