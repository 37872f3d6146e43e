import type { Arrival } from '../../contract/schemas/arrival.ts';
import { arrivalEmail, earlyArrivalEmail } from '../../server/host/mail/arrivalEmail.ts';
import { unpaidNightsEmail } from '../../server/host/mail/unpaidNightsEmail.ts';
import { bulletinsEmail } from '../../server/host/mail/bulletinsEmail.ts';
import { confirmationEmail } from '../../server/host/mail/confirmationEmail.ts';
import { hostDetailsEmail } from '../../server/host/mail/detailsEmail.ts';
import { cancellationEmail, paidTooLateEmail } from '../../server/host/mail/endedEmails.ts';
import {
  calendarFailingEmail,
  calendarUnreadableEmail,
  calendarRecoveredEmail,
} from '../../server/host/mail/calendarEmails.ts';
import {
  hostCancellationEmail,
  hostConfirmationEmail,
  hostConflictEmail,
} from '../../server/host/mail/hostEmails.ts';
import { hostPaymentEmail } from '../../server/host/mail/hostPaymentEmail.ts';
import type { Email } from '../../server/host/mail/email.ts';
import { messageEmail, messageReceivedEmail } from '../../server/host/mail/messageEmails.ts';
import { newLinkEmail } from '../../server/host/mail/newLinkEmail.ts';
import { accessEmail } from '../../server/host/mail/accessEmail.ts';
import { otpEmail } from '../../server/host/mail/otpEmail.ts';
import { overdueEmail } from '../../server/host/mail/overdueEmail.ts';
import { paymentLinkEmail } from '../../server/host/mail/paymentLinkEmail.ts';
import { paymentFailedEmail } from '../../server/host/mail/paymentFailedEmail.ts';
import { paymentReceivedEmail } from '../../server/host/mail/paymentReceivedEmail.ts';
import { refundedEmail } from '../../server/host/mail/refundedEmail.ts';
import { registeredEmail } from '../../server/host/mail/registeredEmail.ts';
import {
  correctedRegistrationEmail,
  reopenedRegistrationEmail,
} from '../../server/host/mail/reopenedEmails.ts';
import { reminderEmail } from '../../server/host/mail/reminderEmail.ts';
import { invitationEmail } from '../../server/host/mail/invitationEmail.ts';
import { signInEmail } from '../../server/host/mail/signInEmail.ts';
import type { Translator } from '../../server/host/base/translator.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import type { ReservationEmailData } from '../../server/host/mail/reservationEmailData.ts';

export const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const publicUrl = 'https://stay.test';
const byCard = { dueNow: true, collectedBy: 'gateway' } as const;
export const news: ReservationEmailData = {
  productName: 'Estadia',
  origin: publicUrl,
  link: `${publicUrl}/en/reservation/r1#token=t1`,
  propertyLink: `${publicUrl}/en/casa-do-limoeiro`,
  number: 'ES-4K7Q2M',
  guest: { firstName: 'Maria', name: 'Maria Silva', email: 'maria@guests.test', phone: '+351 912 345 678' },
  specialRequests: 'A cot, please.\nWe arrive late.',
  invoice: null,
  arrivalTime: null,
  property: 'Casa do Limoeiro',
  place: 'Lisboa, Portugal',
  timeZone: 'Europe/Lisbon',
  startDate: '2027-05-14',
  endDate: '2027-05-18',
  nights: 4,
  guestCount: 2,
  checkInAfter: '15:00',
  checkOutUntil: '11:00',
  total: euros(58_000),
  party: undefined,
  touristTax: undefined,
  payments: [
    { dueDate: '2026-11-20', amount: euros(17_400), status: 'paid', refund: euros(8_700), ...byCard },
    {
      dueDate: '2027-05-07',
      amount: euros(40_600),
      status: 'scheduled',
      refund: euros(0),
      collectedBy: 'gateway',
      dueNow: false,
    },
  ],
  dueNow: euros(17_400),
  holdExpiresAt: new Date('2026-11-25T00:00:00Z'),
  channel: undefined,
  policies: [
    { refundPercentage: 100, cancelBefore: '2027-03-27T15:00:00+00:00' },
    { refundPercentage: 50, cancelBefore: '2027-04-30T15:00:00+01:00' },
  ],
  endedAt: null,
  bulletinsExportedAt: null,
  arrival: undefined,
  host: { name: 'Ana Duarte', email: 'ana@example.com', phone: '+351 210 000 000' },
};
const unpaid = news.payments.map((payment) => ({ ...payment, status: 'scheduled' as const }));
const inPerson = [{ ...news.payments[1]!, collectedBy: 'host' as const }];
export const taxed: ReservationEmailData = {
  ...news,
  touristTax: { amount: euros(400), guests: 2, nights: 4, total: euros(3_200), fromAge: 13 },
};
const family: ReservationEmailData = { ...news, guestCount: 4, party: { adults: 2, children: 1, babies: 1 } };
const invoiced: ReservationEmailData = {
  ...news,
  invoice: {
    name: 'Silva & Filhos',
    taxNumber: '501442600',
    address: 'Rua 1\n1100-000 Lisboa',
    country: 'Portugal',
  },
  arrivalTime: '23:30',
};
export const otpEmailData = {
  ...news,
  code: '482913',
  minutesLeft: 10,
  link: `${publicUrl}/en/reservation/r1/continue#token=t2`,
};
const message = {
  name: 'Jane Doe',
  email: 'jane@visitors.test',
  phonePrefix: '+44',
  phone: '20 7946 0000',
  reservationId: 'ES-4K7Q2M',
  message: 'Is there a cot?\nAnd a chair?',
};

const createEndedStay = (refund: number, endedAt = '2027-04-01T12:00:00Z', amount = 17_400) => {
  const payments = [
    { dueDate: '2026-11-20', amount: euros(amount), status: 'paid', refund: euros(refund), ...byCard },
  ] as const;
  const ended = { ...news, payments, endedAt: new Date(endedAt) };
  return (speech: Translator) => cancellationEmail(speech, ended);
};
export const endings: Record<string, (speech: Translator) => Email> = {
  'as its policy says': createEndedStay(8700),
  'with all that was paid': createEndedStay(17_400),
  'with nothing, as its policy says': createEndedStay(0, '2027-05-01T12:00:00Z'),
  'with nothing, as its host decided': createEndedStay(0),
  'with nothing paid': createEndedStay(0, '2027-04-01T12:00:00Z', 0),
};

export const failures = ['declined', 'authentication-required', 'no-card', 'unreachable'] as const;
const paymentFailed = Object.fromEntries(
  failures.map((why) => [
    `paymentFailed, ${why}`,
    (speech: Translator) => paymentFailedEmail(speech, news, news.payments[1]!, why),
  ]),
);

/** The host's arrival directions in the languages of the site. */
const wayThere: Readonly<Record<string, readonly [directions: string, parking: string]>> = {
  en: ['Thirty-one steps up.\n\nRing at the blue door.', 'Under the square.'],
  pt: ['Suba trinta e um degraus.\n\nToque à porta azul.', 'Debaixo da praça.'],
  fr: ['Montez trente et une marches.\n\nSonnez à la porte bleue.', 'Sous la place.'],
  de: ['Einunddreißig Stufen hinauf.\n\nKlingeln Sie an der blauen Tür.', 'Unter dem Platz.'],
  es: ['Suba treinta y un escalones.\n\nLlame a la puerta azul.', 'Debajo de la plaza.'],
};
const createArrival = ({ language }: Translator): Arrival => ({
  address: 'Beco do Exemplo 7, 1100-000 Lisboa, Portugal',
  latitude: 38.7118,
  longitude: -9.1296,
  instructions: [
    { topic: 'directions', text: wayThere[language]![0] },
    { topic: 'parking', text: wayThere[language]![1] },
  ],
});
const readyToReport = { dueBy: '2027-05-19', guests: 'registered', bulletins: 2 } as const;
const refunded = { ...news, guestName: news.guest.name, amount: euros(5_000), dispute: undefined };
const dispute = (status: 'open' | 'inquiry' | 'won' | 'lost' | 'closed') => ({
  ...refunded,
  dispute: { status, reason: 'fraudulent', answerBy: new Date('2027-05-20T10:00:00Z') },
});
const hostPayments: Record<string, (speech: Translator) => Email> = {
  'hostPayment, a refund by hand': (speech) => hostPaymentEmail(speech, { ...refunded, news: 'refunded' }),
  'hostPayment, a refund that failed': (speech) =>
    hostPaymentEmail(speech, { ...refunded, news: 'refundFailed' }),
  'hostPayment, a dispute': (speech) => hostPaymentEmail(speech, { ...dispute('open'), news: 'disputed' }),
  ...Object.fromEntries(
    (['won', 'lost', 'closed'] as const).map((status) => [
      `hostPayment, a dispute that was ${status}`,
      (speech: Translator) => hostPaymentEmail(speech, { ...dispute(status), news: 'disputeEnded' }),
    ]),
  ),
};

/** The stay of those mails that have something for a calendar: as it was booked, or as it was called off. */
export const invitedStay = (isOver: boolean) => ({
  now: new Date('2027-04-01T12:00:00Z'),
  reservation: {
    id: 'qN3vY0a7c5dKf1uR2sT9xg',
    number: news.number,
    startDate: news.startDate,
    endDate: news.endDate,
    status: isOver ? 'cancelled' : 'confirmed',
    guestCount: news.guestCount,
    firstName: 'Maria',
    lastName: 'Silva',
    email: news.guest.email,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    confirmedAt: new Date('2026-11-20T10:05:00Z'),
    endedAt: isOver ? new Date('2027-04-01T12:00:00Z') : null,
  } as ReservationRow,
});

/** Every e-mail to the host in each situation: the variants are named after the situation. */
export const letters: Record<string, (speech: Translator) => Email> = {
  otp: (speech) => otpEmail(speech, otpEmailData),
  accessCode: (speech) =>
    accessEmail(speech, {
      productName: news.productName,
      number: news.number,
      code: '123456',
      minutesLeft: 10,
    }),
  signInCode: (speech) =>
    signInEmail(speech, { productName: news.productName, code: '123456', minutesLeft: 10 }),
  invitation: (speech) =>
    invitationEmail(speech, {
      productName: news.productName,
      name: 'Ana Silva',
      link: `${publicUrl}/host/setup#token=t1`,
    }),
  confirmed: (speech) => confirmationEmail(speech, news),
  'confirmed, with a tax': (speech) => confirmationEmail(speech, taxed),
  'confirmed, with a family': (speech) => confirmationEmail(speech, family),
  'confirmed, without policies': (speech) => confirmationEmail(speech, { ...news, policies: [] }),
  ...Object.fromEntries(Object.entries(endings).map(([name, end]) => [`cancelled, ${name}`, end])),
  paidTooLate: (speech) => paidTooLateEmail(speech, news),
  'paidTooLate, with a card alone': (speech) => paidTooLateEmail(speech, { ...news, payments: [] }),
  registered: (speech) => registeredEmail(speech, news),
  reopened: (speech) => reopenedRegistrationEmail(speech, news),
  hostRegisteredAnew: (speech) => correctedRegistrationEmail(speech, news),
  'hostRegisteredAnew, once exported': (speech) =>
    correctedRegistrationEmail(speech, { ...news, bulletinsExportedAt: new Date('2027-05-15T23:30:00Z') }),
  'confirmed, with the keys to come': (speech) =>
    confirmationEmail(speech, {
      ...news,
      arrival: { ...createArrival(speech), later: { topics: ['keys', 'wifi'], from: '2027-05-11' } },
    }),
  arrival: (speech) => arrivalEmail(speech, { ...news, arrival: createArrival(speech) }),
  'arrival, before its day': (speech) =>
    earlyArrivalEmail(speech, { ...news, arrival: createArrival(speech) }),
  'arrival, without an address': (speech) =>
    arrivalEmail(speech, { ...news, arrival: { ...createArrival(speech), address: undefined } }),
  reminder: (speech) => reminderEmail(speech, news),
  'reminder, with a failed payment': (speech) =>
    reminderEmail(speech, { ...news, payments: [{ ...news.payments[0]!, status: 'failed' }] }),
  hostBulletins: (speech) => bulletinsEmail(speech, news, readyToReport, false),
  'hostBulletins, nobody registered': (speech) =>
    bulletinsEmail(speech, news, { ...readyToReport, guests: 'missing', bulletins: 0 }, false),
  'hostBulletins, at the end of the term': (speech) => bulletinsEmail(speech, news, readyToReport, true),
  paymentLink: (speech) => paymentLinkEmail(speech, { ...news, payments: unpaid }),
  'confirmed, with a payment on arrival': (speech) =>
    confirmationEmail(speech, { ...news, payments: inPerson }),
  'confirmed, from a channel': (speech) =>
    confirmationEmail(speech, { ...news, payments: [], total: euros(0), channel: 'Airbnb' }),
  'cancelled, with a refund in person': (speech) =>
    cancellationEmail(speech, { ...news, payments: [{ ...news.payments[0]!, collectedBy: 'host' }] }),
  hostOverdue: (speech) => overdueEmail(speech, { ...news, payments: inPerson }),
  newLink: (speech) => newLinkEmail(speech, news),
  refunded: (speech) =>
    refundedEmail(speech, news, { amount: euros(4_000), reason: 'The heating did not work.' }),
  hostConfirmed: (speech) => hostConfirmationEmail(speech, news),
  'hostConfirmed, with a tax': (speech) => hostConfirmationEmail(speech, taxed),
  'hostConfirmed, with an invoice': (speech) => hostConfirmationEmail(speech, invoiced),
  hostDetails: (speech) => hostDetailsEmail(speech, invoiced),
  'hostDetails, all taken back': (speech) => hostDetailsEmail(speech, news),
  hostCancelled: (speech) => hostCancellationEmail(speech, news),
  hostBesieged: (speech) =>
    unpaidNightsEmail(speech, {
      ...news,
      unitId: 'casa-azul',
      nights: 40,
      days: 90,
      minutes: 70,
      network: 'b3JhbmdlcyBp',
    }),
  hostConflict: (speech) =>
    hostConflictEmail(speech, news, { calendar: 'Airbnb', startDate: '2031-05-14', endDate: '2031-05-17' }),
  hostCalendarFailing: (speech) =>
    calendarFailingEmail(speech, { ...news, calendar: 'Vrbo' }, '5 May, 12:00'),
  hostCalendarUnreadable: (speech) =>
    calendarUnreadableEmail(
      speech,
      { ...news, calendar: 'Vrbo' },
      {
        count: 2,
        problems: [
          {
            line: 12,
            properties: ['DTEND', 'RRULE'],
            key: '',
            nights: { start: '2031-05-14', end: '2031-05-15' },
          },
          { line: 30, properties: ['DTSTART'], key: '', nights: null },
        ],
      },
    ),
  hostCalendarWell: (speech) => calendarRecoveredEmail(speech, { ...news, calendar: 'Vrbo' }),
  ...hostPayments,
  message: (speech) => messageEmail(speech, news, message),
  messageReceived: (speech) => messageReceivedEmail(speech, news),
  'paymentReceived, with a tax': (speech) => paymentReceivedEmail(speech, taxed),
  paymentReceived: (speech) => paymentReceivedEmail(speech, news),
  ...paymentFailed,
};
