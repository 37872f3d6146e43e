import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator } from '../base/translator.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail about a completed guest registration; it contains no document data and no names of guests. */
export function registeredEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, date } = translator;
  const { number, property, guestCount, startDate, endDate } = data;
  return guestEmail(translator, data, {
    subject: say('mail.registered.subject', { number }),
    title: say('mail.registered.title'),
    intro: say('mail.registered.intro', {
      guests: guestCount,
      property,
      from: date(startDate),
      to: date(endDate),
    }),
    blocks: [
      { text: say('mail.registered.changes') },
      { link: data.link, words: say('mail.link.reservation') },
    ],
  });
}
