import type { ChargeFailure } from '../ports/jobs.ts';
import { guestLetter, type Letter } from './guestLetter.ts';
import type { Speech, SpokenId } from '../base/speech.ts';
import type { StayNews } from './stayNews.ts';

const reasons: Readonly<Record<ChargeFailure, SpokenId>> = {
  declined: 'mail.paymentFailed.declined',
  'authentication-required': 'mail.paymentFailed.authentication',
  'no-card': 'mail.paymentFailed.noCard',
  unreachable: 'mail.paymentFailed.unreachable',
};

type Payment = Pick<StayNews['payments'][number], 'dueDate' | 'amount'>;

/** The mail that says that an instalment could not be charged, why, and what to do. */
export function paymentFailedLetter(
  speech: Speech,
  news: StayNews,
  payment: Payment,
  why: ChargeFailure,
): Letter {
  const { say, money, date } = speech;
  const { number, property } = news;
  return guestLetter(speech, news, {
    subject: say('mail.paymentFailed.subject', { number }),
    title: say('mail.paymentFailed.title'),
    intro: say('mail.paymentFailed.intro', { amount: money(payment.amount), property }),
    blocks: [
      { text: say(reasons[why]) },
      {
        facts: [
          { label: say('mail.label.number'), value: number },
          { label: say('mail.label.due'), value: date(payment.dueDate) },
        ],
        sum: { label: say('mail.label.amount'), value: money(payment.amount) },
      },
      { text: say('mail.paymentFailed.next') },
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}
