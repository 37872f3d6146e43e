import { composeEmail, type Block, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';
import { arrivalFact, getDates, invoiceBlocks, getTouristTax } from './stayFacts.ts';
import {
  amountPaid,
  amountRefunded,
  amountOutstanding,
  type ReservationEmailData,
} from './reservationEmailData.ts';

interface Draft {
  subject: string;
  title: string;
  intro: string;
  blocks: readonly Block[];
}

// E-mails to a host never contain the guest's reservation link.
export const hostEmail = (
  translator: Translator,
  data: ReservationEmailData,
  { intro, blocks, ...draft }: Draft,
): Email =>
  composeEmail({
    ...draft,
    translator,
    productName: data.productName,
    preview: intro,
    blocks: [
      { text: translator.say('mail.hello', { name: data.host.name }) },
      { text: intro },
      ...blocks,
      ...(data.guest.email === '' ? [] : [{ aside: translator.say('mail.hostConfirmed.reply') }]),
    ],
    footer: translator.say('mail.footer.host', { product: data.productName }),
  });

/** The address and the number of a guest, as far as they are known. */
const getContact = (translator: Translator, { email, phone }: ReservationEmailData['guest']) =>
  [
    { label: translator.say('mail.label.email'), value: email },
    { label: translator.say('mail.label.phone'), value: phone },
  ].filter(({ value }) => value !== '');

export const getFacts = (translator: Translator, data: ReservationEmailData) => [
  { label: translator.say('mail.label.number'), value: data.number },
  ...getDates(translator, data),
  { label: translator.say('mail.label.guest'), value: data.guest.name },
  ...getContact(translator, data.guest),
];

/** Composes the e-mail to a host about a new booking. */
export function hostConfirmationEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money } = translator;
  const { number, property, nights, guest, specialRequests } = data;
  return hostEmail(translator, data, {
    subject: say('mail.hostConfirmed.subject', { number, property }),
    title: say('mail.hostConfirmed.title'),
    intro: say('mail.hostConfirmed.intro', { name: guest.name, property, nights }),
    blocks: [
      { facts: [...getFacts(translator, data), ...arrivalFact(translator, data)] },
      {
        facts: [
          { label: say('mail.payment.paid'), value: money(amountPaid(data)) },
          { label: say('mail.label.toCome'), value: money(amountOutstanding(data)) },
        ],
        sum: { label: say('mail.label.total'), value: money(data.total) },
      },
      ...getTouristTax(translator, data),
      ...(specialRequests
        ? [{ heading: say('mail.hostConfirmed.requests') }, { quote: specialRequests }]
        : []),
      ...invoiceBlocks(translator, data),
    ],
  });
}

/** Composes the e-mail to a host about a cancelled booking. */
export function hostCancellationEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money } = translator;
  const { number, property, guest } = data;
  return hostEmail(translator, data, {
    subject: say('mail.hostCancelled.subject', { number, property }),
    title: say('mail.hostCancelled.title'),
    intro: say('mail.hostCancelled.intro', { name: guest.name, property }),
    blocks: [
      {
        facts: getFacts(translator, data),
        sum: { label: say('mail.label.refund'), value: money(amountRefunded(data)) },
      },
    ],
  });
}

/** A stay in another channel's calendar. */
interface ExternalStay {
  /** The host's name for the calendar. */
  calendar: string;
  startDate: string;
  endDate: string;
}

/** Composes the e-mail to a host about a booking that overlaps with a stay on another channel. */
export function hostConflictEmail(
  translator: Translator,
  data: ReservationEmailData,
  externalStay: ExternalStay,
): Email {
  const { say, day } = translator;
  const { number, property } = data;
  const { calendar, startDate, endDate } = externalStay;
  const about = { number, property, calendar };
  return hostEmail(translator, data, {
    subject: say('mail.hostConflict.subject', about),
    title: say('mail.hostConflict.title'),
    intro: say('mail.hostConflict.intro', { ...about, from: day(startDate), to: day(endDate) }),
    blocks: [{ facts: getFacts(translator, data) }, { text: say('mail.hostConflict.next') }],
  });
}
