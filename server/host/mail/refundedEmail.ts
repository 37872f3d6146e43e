import type { Money } from '../../../contract/values/money.ts';
import type { Translator } from '../base/translator.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';
import { getStay } from './stayFacts.ts';

/** Composes the e-mail about a refund that the host makes without cancelling the stay, with the reason. */
export function refundedEmail(
  translator: Translator,
  data: ReservationEmailData,
  refund: { amount: Money; reason: string },
): Email {
  const { say, money } = translator;
  const { number, property, host } = data;
  const amount = money(refund.amount);
  return guestEmail(translator, data, {
    subject: say('mail.refunded.subject', { number }),
    title: say('mail.refunded.title'),
    intro: say('mail.refunded.intro', { host: host.name, amount, property }),
    blocks: [
      { heading: say('mail.label.reason') },
      { quote: refund.reason },
      { text: say('mail.cancelled.refund', { amount }) },
      { facts: getStay(translator, data), sum: { label: say('mail.label.refund'), value: amount } },
      { text: say('mail.refunded.unchanged') },
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}
