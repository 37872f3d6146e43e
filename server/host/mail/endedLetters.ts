import { guestLetter, type Letter } from './guestLetter.ts';
import type { Speech } from './speech.ts';
import { stayOf } from './stayFacts.ts';
import { refundOf, type StayNews } from './stayNews.ts';

/** The mail that says that a reservation was called off, and what comes back. */
export function cancelledLetter(speech: Speech, news: StayNews): Letter {
  const { say, money } = speech;
  const refund = refundOf(news);
  const sum = { label: say('mail.label.refund'), value: money(refund) };
  return guestLetter(speech, news, {
    subject: say('mail.cancelled.subject', { number: news.number }),
    title: say('mail.cancelled.title'),
    intro: say('mail.cancelled.intro', { number: news.number, property: news.property }),
    blocks: [
      {
        text:
          refund.amount > 0
            ? say('mail.cancelled.refund', { amount: money(refund) })
            : say('mail.cancelled.noRefund'),
      },
      { facts: stayOf(speech, news), sum },
      { link: news.link, words: say('mail.link.reservation') },
      { text: say('mail.cancelled.calendar') },
    ],
  });
}

/** The mail to a guest whose payment came after the nights were gone. */
export function paidTooLateLetter(speech: Speech, news: StayNews): Letter {
  const { say, money, date } = speech;
  const { property, number, startDate, endDate } = news;
  const refund = refundOf(news);
  return guestLetter(speech, news, {
    subject: say('mail.paidTooLate.subject'),
    title: say('mail.paidTooLate.title'),
    intro: say('mail.paidTooLate.intro', { property, number, from: date(startDate), to: date(endDate) }),
    blocks: [
      {
        text:
          refund.amount > 0
            ? say('mail.paidTooLate.refund', { amount: money(refund) })
            : say('mail.paidTooLate.nothingTaken'),
      },
      { link: news.propertyLink, words: say('mail.link.property') },
    ],
  });
}
