import type { Translator } from '../base/translator.ts';
import { getFacts, hostEmail } from './hostEmails.ts';
import type { Email } from './email.ts';
import { arrivalFact, invoiceBlocks } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

const getEmptyDetails = ({ say }: Translator, { invoice, arrivalTime }: ReservationEmailData) => [
  ...(arrivalTime === null ? [{ text: say('mail.hostDetails.noArrival') }] : []),
  ...(invoice === null ? [{ text: say('mail.hostDetails.noInvoice') }] : []),
];

/** Composes the e-mail to a host about changed stay details, with their current values. */
export function hostDetailsEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say } = translator;
  const { number, property, guest } = data;
  return hostEmail(translator, data, {
    subject: say('mail.hostDetails.subject', { number, property }),
    title: say('mail.hostDetails.title'),
    intro: say('mail.hostDetails.intro', { name: guest.name, property }),
    blocks: [
      { facts: [...getFacts(translator, data), ...arrivalFact(translator, data)] },
      ...invoiceBlocks(translator, data),
      ...getEmptyDetails(translator, data),
    ],
  });
}
