import type { Translator } from '../base/translator.ts';
import { getDate } from '../pricing/index.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import { getFacts, hostEmail } from './hostEmails.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail that asks a guest to register all guests again, because the host reopened the registration. */
export function reopenedRegistrationEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say } = translator;
  const { number, property, host } = data;
  return guestEmail(translator, data, {
    subject: say('mail.reopened.subject', { number }),
    title: say('mail.reopened.title'),
    intro: say('mail.reopened.intro', { host: host.name, property }),
    blocks: [
      { text: say('mail.reopened.all') },
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}

/** Composes the e-mail to a host about a repeated registration, and whether the filed bulletins must be corrected. */
export function correctedRegistrationEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, date } = translator;
  const { number, property, guest, bulletinsExportedAt, timeZone } = data;
  return hostEmail(translator, data, {
    subject: say('mail.hostRegisteredAnew.subject', { number }),
    title: say('mail.hostRegisteredAnew.title'),
    intro: say('mail.hostRegisteredAnew.intro', { name: guest.name, property }),
    blocks: [
      {
        text:
          bulletinsExportedAt === null
            ? say('mail.hostRegisteredAnew.notExported')
            : say('mail.hostRegisteredAnew.correct', {
                date: date(getDate(bulletinsExportedAt, timeZone)),
                number,
              }),
      },
      { facts: getFacts(translator, data) },
    ],
  });
}
