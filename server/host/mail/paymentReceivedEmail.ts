import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator } from '../base/translator.ts';
import { getPayments, getTouristTax } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail about instalments that the guest paid by hand. */
export function paymentReceivedEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money } = translator;
  const { number, property, total } = data;
  return guestEmail(translator, data, {
    subject: say('mail.paymentReceived.subject', { number }),
    title: say('mail.paymentReceived.title'),
    intro: say('mail.paymentReceived.intro', { property }),
    blocks: [
      { heading: say('mail.confirmed.payments') },
      {
        facts: [{ label: say('mail.label.number'), value: number }, ...getPayments(translator, data)],
        sum: { label: say('mail.label.total'), value: money(total) },
      },
      ...getTouristTax(translator, data),
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}
