import type { Quote } from '../../contract/quote.ts';
import type { Hold, Resent, Verified } from '../../contract/hold.ts';
import type { Reservation } from '../../contract/reservation.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import { inDays } from '../support/hostApi.ts';
import { rise, type Story } from './story.ts';

export const reservationId = 'reservation-of-the-walks';
export const token = 'token-of-the-walks';
export const numberOfStay = 'ABCD-2345';
export const maskedEmail = 'a•••@example.com';
/** What the host says was paid, in cents. */
export const paidInAll = 465_00;

/** On the clock of the guest's page. */
const later = (now: number, minutes: number) => new Date(now + minutes * 60_000).toISOString();

export const hold = (now: number): Hold => ({
  id: reservationId,
  number: numberOfStay,
  token,
  status: 'awaiting_otp',
  holdExpiresAt: later(now, 15),
  otpExpiresAt: later(now, 10),
  sentTo: maskedEmail,
});

export const verified = (now: number): Verified => ({
  status: 'awaiting_payment',
  holdExpiresAt: later(now, 35),
});

export const resent = (now: number): Resent => ({ otpExpiresAt: later(now, 10), sentTo: maskedEmail });

export const cancelled = {
  status: 'cancelled',
  refund: { percentage: 0, total: { amount: 0, currency: 'EUR' } },
};

/** The reservation as the host tells it just after it was made. */
export const begunReservation = (now: number, { stay, guests, unit, typed, voice }: Story): Reservation => {
  const { from, nights } = stay ?? { from: 40, nights: 3 };
  return {
    ...sampleReservation,
    id: reservationId,
    number: numberOfStay,
    status: 'awaiting_otp',
    unit: { id: unit, name: 'Casa do Limoeiro', timeZone: 'Europe/Lisbon' },
    startDate: inDays(from),
    endDate: inDays(from + nights),
    guestCount: guests,
    guest: {
      firstName: 'Ana',
      lastName: 'Silva',
      email: typed.email || 'ana@example.com',
      phonePrefix: '+351',
      phone: '912345678',
      locale: voice.language,
    },
    payments: [{ dueDate: inDays(1), amount: { amount: paidInAll, currency: 'EUR' }, status: 'scheduled' }],
    calendar: 'BEGIN:VCALENDAR',
    holdExpiresAt: later(now, 15),
    otp: { sentTo: maskedEmail, expiresAt: later(now, 10), attemptsLeft: 5 },
  };
};

const more = ({ amount }: { amount: number }) => ({ amount: amount + rise, currency: 'EUR' as const });

/** The price of a stay, gone up while the guest filled in the form. */
export const dearer = (quote: Quote): Quote => ({
  ...quote,
  total: more(quote.total),
  lines: quote.lines.map((line) => (line.kind === 'nights' ? { ...line, amount: more(line.amount) } : line)),
  paymentOptions: quote.paymentOptions.map((option) => ({ ...option, dueNow: more(option.dueNow) })),
});
