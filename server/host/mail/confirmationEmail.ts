import { arrivalBlocks } from './arrivalBlocks.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator } from '../base/translator.ts';
import { getPayments, getPolicies, getStay, getTouristTax } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the confirmation of a stay, with dates, place, payments and the next steps. */
export function confirmationEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money } = translator;
  return guestEmail(translator, data, {
    subject: say('mail.confirmed.subject', { number: data.number }),
    title: say('mail.confirmed.title'),
    intro: say('mail.confirmed.intro', { property: data.property, nights: data.nights }),
    blocks: [
      { facts: getStay(translator, data) },
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
      ...arrivalBlocks(translator, data),
      { heading: say('mail.confirmed.registerTitle') },
      { text: say('mail.confirmed.register') },
      { text: say('mail.confirmed.calendar') },
      { heading: say('mail.confirmed.payments') },
      {
        facts: getPayments(translator, data),
        sum: { label: say('mail.label.total'), value: money(data.total) },
      },
      ...getTouristTax(translator, data),
      ...getPolicies(translator, data),
    ],
  });
}
