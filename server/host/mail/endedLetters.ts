import { guestLetter, type Letter } from './guestLetter.ts';
import type { Speech, SpokenId } from '../base/speech.ts';
import { stayOf } from './stayFacts.ts';
import { refundCaseOf, amountRefunded, type RefundCase, type StayNews } from './stayNews.ts';

const whatComesBack: Readonly<Record<RefundCase, SpokenId>> = {
  nothingPaid: 'mail.cancelled.nothingPaid',
  everything: 'mail.cancelled.fullRefund',
  inPart: 'mail.cancelled.refund',
  policyGivesNothing: 'mail.cancelled.noRefund',
  hostGivesNothing: 'mail.cancelled.hostGivesNothing',
};

/** The mail that says that a reservation was called off, and what comes back. */
export function cancelledLetter(speech: Speech, news: StayNews): Letter {
  const { say, money } = speech;
  const refund = amountRefunded(news);
  const sum = { label: say('mail.label.refund'), value: money(refund) };
  return guestLetter(speech, news, {
    subject: say('mail.cancelled.subject', { number: news.number }),
    title: say('mail.cancelled.title'),
    intro: say('mail.cancelled.intro', { number: news.number, property: news.property }),
    blocks: [
      { text: say(whatComesBack[refundCaseOf(news)], { amount: money(refund), host: news.host.name }) },
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
  const refund = amountRefunded(news);
  return guestLetter(speech, news, {
    subject: say('mail.paidTooLate.subject', { number }),
    title: say('mail.paidTooLate.title'),
    intro: say('mail.paidTooLate.intro', { property, number, from: date(startDate), to: date(endDate) }),
    blocks: [
      {
        text:
          refund.amount > 0
            ? say('mail.paidTooLate.refund', { amount: money(refund) })
            : say('mail.paidTooLate.nothingTaken'),
      },
      ...(news.propertyLink === undefined
        ? []
        : [{ link: news.propertyLink, words: say('mail.link.property') }]),
    ],
  });
}
