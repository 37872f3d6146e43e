import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator } from '../base/translator.ts';
import { getStay } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** The mail that brings a new link to a reservation, in the place of those that were mailed before. */
export function newLinkEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say } = translator;
  const { number, property, host } = data;
  return guestEmail(translator, data, {
    subject: say('mail.newLink.subject', { number }),
    title: say('mail.newLink.title'),
    intro: say('mail.newLink.intro', { host: host.name, property }),
    blocks: [
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
      { facts: getStay(translator, data) },
    ],
  });
}
