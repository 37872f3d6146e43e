import type { Language } from '../../contract/language.ts';
import type { Arrival } from '../../contract/arrival.ts';
import { arrivalLetter, earlyArrivalLetter } from '../../server/host/mail/arrivalLetter.ts';
import { unpaidNightsLetter } from '../../server/host/mail/unpaidNightsLetter.ts';
import { bulletinsLetter } from '../../server/host/mail/bulletinsLetter.ts';
import { confirmedLetter } from '../../server/host/mail/confirmedLetter.ts';
import { hostDetailsLetter } from '../../server/host/mail/detailsLetter.ts';
import { cancelledLetter, paidTooLateLetter } from '../../server/host/mail/endedLetters.ts';
import {
  calendarFailingLetter,
  calendarUnreadableLetter,
  calendarWellLetter,
} from '../../server/host/mail/calendarLetters.ts';
import {
  hostCancelledLetter,
  hostConfirmedLetter,
  hostConflictLetter,
} from '../../server/host/mail/hostLetters.ts';
import { hostPaymentLetter } from '../../server/host/mail/hostPaymentLetter.ts';
import type { Letter } from '../../server/host/mail/letter.ts';
import { messageLetter, messageReceivedLetter } from '../../server/host/mail/messageLetters.ts';
import { newLinkLetter } from '../../server/host/mail/newLinkLetter.ts';
import { accessLetter } from '../../server/host/mail/accessLetter.ts';
import { otpLetter } from '../../server/host/mail/otpLetter.ts';
import { paymentFailedLetter } from '../../server/host/mail/paymentFailedLetter.ts';
import { paymentReceivedLetter } from '../../server/host/mail/paymentReceivedLetter.ts';
import { registeredLetter } from '../../server/host/mail/registeredLetter.ts';
import { registeredAnewLetter, reopenedLetter } from '../../server/host/mail/reopenedLetters.ts';
import { reminderLetter } from '../../server/host/mail/reminderLetter.ts';
import type { Speech } from '../../server/host/base/speech.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import type { StayNews } from '../../server/host/mail/stayNews.ts';

export const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const publicUrl = 'https://stay.test';
export const news: StayNews = {
  productName: 'Estadia',
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
    { dueDate: '2026-11-20', amount: euros(17_400), status: 'paid', refund: euros(8_700) },
    { dueDate: '2027-05-07', amount: euros(40_600), status: 'scheduled', refund: euros(0) },
  ],
  policies: [
    { refundPercentage: 100, cancelBefore: '2027-03-27T15:00:00+00:00' },
    { refundPercentage: 50, cancelBefore: '2027-04-30T15:00:00+01:00' },
  ],
  endedAt: null,
  bulletinsExportedAt: null,
  arrival: undefined,
  host: { name: 'Ana Duarte', email: 'ana@example.com', phone: '+351 210 000 000' },
};
export const taxed: StayNews = {
  ...news,
  touristTax: { amount: euros(400), guests: 2, nights: 4, total: euros(3_200), fromAge: 13 },
};
const family: StayNews = { ...news, guestCount: 4, party: { adults: 2, children: 1, babies: 1 } };
const invoiced: StayNews = {
  ...news,
  invoice: {
    name: 'Silva & Filhos',
    taxNumber: '501442600',
    address: 'Rua 1\n1100-000 Lisboa',
    country: 'Portugal',
  },
  arrivalTime: '23:30',
};
export const otpNews = { ...news, code: '482913', minutesLeft: 10 };
const message = {
  name: 'Jane Doe',
  email: 'jane@visitors.test',
  phonePrefix: '+44',
  phone: '20 7946 0000',
  reservationId: 'ES-4K7Q2M',
  message: 'Is there a cot?\nAnd a chair?',
};

const endingWith = (refund: number, endedAt = '2027-04-01T12:00:00Z', amount = 17_400) => {
  const payments = [
    { dueDate: '2026-11-20', amount: euros(amount), status: 'paid', refund: euros(refund) },
  ] as const;
  const ended = { ...news, payments, endedAt: new Date(endedAt) };
  return (speech: Speech) => cancelledLetter(speech, ended);
};
export const endings: Record<string, (speech: Speech) => Letter> = {
  'as its policy says': endingWith(8700),
  'with all that was paid': endingWith(17_400),
  'with nothing, as its policy says': endingWith(0, '2027-05-01T12:00:00Z'),
  'with nothing, as its host decided': endingWith(0),
  'with nothing paid': endingWith(0, '2027-04-01T12:00:00Z', 0),
};

export const failures = ['declined', 'authentication-required', 'no-card', 'unreachable'] as const;
const paymentFailed = Object.fromEntries(
  failures.map((why) => [
    `paymentFailed, ${why}`,
    (speech: Speech) => paymentFailedLetter(speech, news, news.payments[1]!, why),
  ]),
);

/** What the host has written of the way in, in the languages of the site. */
const wayThere: Readonly<Record<Language, readonly [directions: string, parking: string]>> = {
  en: ['Thirty-one steps up.\n\nRing at the blue door.', 'Under the square.'],
  pt: ['Suba trinta e um degraus.\n\nToque à porta azul.', 'Debaixo da praça.'],
  fr: ['Montez trente et une marches.\n\nSonnez à la porte bleue.', 'Sous la place.'],
  de: ['Einunddreißig Stufen hinauf.\n\nKlingeln Sie an der blauen Tür.', 'Unter dem Platz.'],
  es: ['Suba treinta y un escalones.\n\nLlame a la puerta azul.', 'Debajo de la plaza.'],
};
const wayInFor = ({ language }: Speech): Arrival => ({
  address: 'Beco do Exemplo 7, 1100-000 Lisboa, Portugal',
  latitude: 38.7118,
  longitude: -9.1296,
  told: [
    { topic: 'directions', text: wayThere[language][0] },
    { topic: 'parking', text: wayThere[language][1] },
  ],
});
const readyToReport = { dueBy: '2027-05-19', guests: 'registered', bulletins: 2 } as const;
const refunded = { ...news, guestName: news.guest.name, amount: euros(5_000), dispute: undefined };
const dispute = (status: 'open' | 'inquiry' | 'won' | 'lost' | 'closed') => ({
  ...refunded,
  dispute: { status, reason: 'fraudulent', answerBy: new Date('2027-05-20T10:00:00Z') },
});
const hostPayments: Record<string, (speech: Speech) => Letter> = {
  'hostPayment, a refund by hand': (speech) => hostPaymentLetter(speech, { ...refunded, news: 'refunded' }),
  'hostPayment, a refund that failed': (speech) =>
    hostPaymentLetter(speech, { ...refunded, news: 'refundFailed' }),
  'hostPayment, a dispute': (speech) => hostPaymentLetter(speech, { ...dispute('open'), news: 'disputed' }),
  ...Object.fromEntries(
    (['won', 'lost', 'closed'] as const).map((status) => [
      `hostPayment, a dispute that was ${status}`,
      (speech: Speech) => hostPaymentLetter(speech, { ...dispute(status), news: 'disputeEnded' }),
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

/** Every mail of the host, as it is after this or that: what differs stands after its name. */
export const letters: Record<string, (speech: Speech) => Letter> = {
  otp: (speech) => otpLetter(speech, otpNews),
  accessCode: (speech) =>
    accessLetter(speech, {
      productName: news.productName,
      number: news.number,
      code: '123456',
      minutesLeft: 10,
    }),
  confirmed: (speech) => confirmedLetter(speech, news),
  'confirmed, with a tax': (speech) => confirmedLetter(speech, taxed),
  'confirmed, with a family': (speech) => confirmedLetter(speech, family),
  'confirmed, without policies': (speech) => confirmedLetter(speech, { ...news, policies: [] }),
  ...Object.fromEntries(Object.entries(endings).map(([name, end]) => [`cancelled, ${name}`, end])),
  paidTooLate: (speech) => paidTooLateLetter(speech, news),
  'paidTooLate, with a card alone': (speech) => paidTooLateLetter(speech, { ...news, payments: [] }),
  registered: (speech) => registeredLetter(speech, news),
  reopened: (speech) => reopenedLetter(speech, news),
  hostRegisteredAnew: (speech) => registeredAnewLetter(speech, news),
  'hostRegisteredAnew, once exported': (speech) =>
    registeredAnewLetter(speech, { ...news, bulletinsExportedAt: new Date('2027-05-15T23:30:00Z') }),
  'confirmed, with the keys to come': (speech) =>
    confirmedLetter(speech, {
      ...news,
      arrival: { ...wayInFor(speech), later: { topics: ['keys', 'wifi'], from: '2027-05-11' } },
    }),
  arrival: (speech) => arrivalLetter(speech, { ...news, arrival: wayInFor(speech) }),
  'arrival, before its day': (speech) => earlyArrivalLetter(speech, { ...news, arrival: wayInFor(speech) }),
  'arrival, without an address': (speech) =>
    arrivalLetter(speech, { ...news, arrival: { ...wayInFor(speech), address: undefined } }),
  reminder: (speech) => reminderLetter(speech, news),
  hostBulletins: (speech) => bulletinsLetter(speech, news, readyToReport, false),
  'hostBulletins, nobody registered': (speech) =>
    bulletinsLetter(speech, news, { ...readyToReport, guests: 'missing', bulletins: 0 }, false),
  'hostBulletins, at the end of the term': (speech) => bulletinsLetter(speech, news, readyToReport, true),
  newLink: (speech) => newLinkLetter(speech, news),
  hostConfirmed: (speech) => hostConfirmedLetter(speech, news),
  'hostConfirmed, with a tax': (speech) => hostConfirmedLetter(speech, taxed),
  'hostConfirmed, with an invoice': (speech) => hostConfirmedLetter(speech, invoiced),
  hostDetails: (speech) => hostDetailsLetter(speech, invoiced),
  'hostDetails, all taken back': (speech) => hostDetailsLetter(speech, news),
  hostCancelled: (speech) => hostCancelledLetter(speech, news),
  hostBesieged: (speech) =>
    unpaidNightsLetter(speech, {
      ...news,
      unitId: 'casa-azul',
      nights: 40,
      days: 90,
      minutes: 70,
      network: 'b3JhbmdlcyBp',
    }),
  hostConflict: (speech) =>
    hostConflictLetter(speech, news, { calendar: 'Airbnb', startDate: '2031-05-14', endDate: '2031-05-17' }),
  hostCalendarFailing: (speech) =>
    calendarFailingLetter(speech, { ...news, calendar: 'Vrbo' }, '5 May, 12:00'),
  hostCalendarUnreadable: (speech) =>
    calendarUnreadableLetter(
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
  hostCalendarWell: (speech) => calendarWellLetter(speech, { ...news, calendar: 'Vrbo' }),
  ...hostPayments,
  message: (speech) => messageLetter(speech, news, message),
  messageReceived: (speech) => messageReceivedLetter(speech, news),
  'paymentReceived, with a tax': (speech) => paymentReceivedLetter(speech, taxed),
  paymentReceived: (speech) => paymentReceivedLetter(speech, news),
  ...paymentFailed,
};
