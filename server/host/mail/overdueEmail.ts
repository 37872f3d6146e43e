import { reservationAddress } from '../../../contract/dashboard/pages.ts';
import type { Translator } from '../base/translator.ts';
import type { Email } from './email.ts';
import { getFacts, hostEmail } from './hostEmails.ts';
import { amountOutstanding, type ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail to a host about a stay whose payment on arrival is not recorded. */
export function overdueEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money } = translator;
  const { number, property, guest } = data;
  const amount = money(amountOutstanding(data));
  return hostEmail(translator, data, {
    subject: say('mail.hostOverdue.subject', { number }),
    title: say('mail.hostOverdue.title'),
    intro: say('mail.hostOverdue.intro', { name: guest.name, amount, property }),
    blocks: [
      { text: say('mail.hostOverdue.next') },
      { link: data.origin + reservationAddress(number), words: say('mail.link.dashboard') },
      { facts: getFacts(translator, data) },
    ],
  });
}
