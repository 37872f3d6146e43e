import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator } from '../base/translator.ts';
import { getStay } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail with a new reservation link, which replaces all earlier ones. */
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
