import { dashboardPages, missingRegistrations } from '../../../contract/dashboard/pages.ts';
import type { Translator } from '../base/translator.ts';
import type { DueBulletins } from '../registration/index.ts';
import { getFacts, hostEmail } from './hostEmails.ts';
import type { Email } from './email.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail that reminds a host to report arrived guests, with the deadline. */
export function bulletinsEmail(
  translator: Translator,
  data: ReservationEmailData,
  { dueBy, guests, bulletins }: Pick<DueBulletins, 'dueBy' | 'guests' | 'bulletins'>,
  isLast: boolean,
): Email {
  const { say, date } = translator;
  const { number, property, guest, startDate } = data;
  const by = date(dueBy);
  const isReady = guests === 'registered';
  return hostEmail(translator, data, {
    subject: say(isLast ? 'mail.hostBulletins.subjectLast' : 'mail.hostBulletins.subject', {
      number,
      date: by,
    }),
    title: say('mail.hostBulletins.title'),
    intro: say('mail.hostBulletins.intro', { name: guest.name, property, from: date(startDate), date: by }),
    blocks: [
      {
        text: isReady ? say('mail.hostBulletins.ready', { bulletins }) : say('mail.hostBulletins.missing'),
      },
      {
        link: data.origin + (isReady ? dashboardPages.bulletins : missingRegistrations),
        words: say('mail.link.dashboard'),
      },
      { facts: getFacts(translator, data) },
    ],
  });
}
