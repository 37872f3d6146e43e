import type { ChargeFailure } from '../ports/jobs.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator, TranslatedId } from '../base/translator.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

const reasons: Readonly<Record<ChargeFailure, TranslatedId>> = {
  declined: 'mail.paymentFailed.declined',
  'authentication-required': 'mail.paymentFailed.authentication',
  'no-card': 'mail.paymentFailed.noCard',
  unreachable: 'mail.paymentFailed.unreachable',
};

type Payment = Pick<ReservationEmailData['payments'][number], 'dueDate' | 'amount'>;

/** Composes the e-mail about an instalment that could not be charged, with the reason and the next step. */
export function paymentFailedEmail(
  translator: Translator,
  data: ReservationEmailData,
  payment: Payment,
  why: ChargeFailure,
): Email {
  const { say, money, date } = translator;
  const { number, property } = data;
  return guestEmail(translator, data, {
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
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}
