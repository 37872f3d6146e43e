import { getTotal, hasFailed } from '../../../contract/rules/payments.ts';
import { euros } from '../pricing/index.ts';
import type { Translator } from '../base/translator.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import { getStay } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail that reminds a guest before or after the arrival to register all guests, and of failed payments. */
export function reminderEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, date, money } = translator;
  const { number, property, startDate, payments } = data;
  const missing = getTotal(payments.filter(hasFailed));
  return guestEmail(translator, data, {
    subject: say('mail.reminder.subject', { number }),
    title: say('mail.reminder.title'),
    intro: say('mail.reminder.intro', { property, date: date(startDate) }),
    blocks: [
      { text: say('mail.confirmed.register') },
      ...(missing > 0 ? [{ text: say('mail.reminder.pay', { amount: money(euros(missing)) }) }] : []),
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
      { facts: getStay(translator, data) },
    ],
  });
}
