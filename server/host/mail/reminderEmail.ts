import type { Translator } from '../base/translator.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import { getStay } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail that reminds a guest to register all guests before arrival. */
export function reminderEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, date } = translator;
  const { number, property, startDate } = data;
  return guestEmail(translator, data, {
    subject: say('mail.reminder.subject', { number }),
    title: say('mail.reminder.title'),
    intro: say('mail.reminder.intro', { property, date: date(startDate) }),
    blocks: [
      { text: say('mail.confirmed.register') },
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
      { facts: getStay(translator, data) },
    ],
  });
}
