import { arrivalBlocks } from './arrivalBlocks.ts';
import type { Block } from './email.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator } from '../base/translator.ts';
import { getPayments, getPolicies, getStay, getTouristTax } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Whether a channel collects the price. */
const isPaidOnChannel = ({ channel, payments }: ReservationEmailData) =>
  channel !== undefined && payments.length === 0;

const getMoney = (translator: Translator, data: ReservationEmailData): Block[] => [
  { heading: translator.say('mail.confirmed.payments') },
  {
    facts: getPayments(translator, data),
    sum: { label: translator.say('mail.label.total'), value: translator.money(data.total) },
  },
  ...getTouristTax(translator, data),
  ...getPolicies(translator, data),
];

/** Composes the confirmation of a stay, with dates, place, payments and the next steps. */
export function confirmationEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say } = translator;
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
      ...(isPaidOnChannel(data)
        ? [{ text: say('mail.confirmed.channel', { channel: data.channel! }) }]
        : getMoney(translator, data)),
    ],
  });
}
