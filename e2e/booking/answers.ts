import type { Money } from '../../contract/primitives.ts';
import type { Quote } from '../../contract/quote.ts';
import type { Hold, Resent, Verified } from '../../contract/hold.ts';
import type { Reservation } from '../../contract/reservation.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import { inDays } from '../support/hostApi.ts';
import { getUnit } from '../support/unitOf.ts';
import { getLines, getPrice, reservationId, rise, type Story } from './story.ts';

export const token = 'token-of-the-walks';
export const numberOfStay = 'ABCD-2345';
export const host = { ...sampleReservation.host, whatsapp: '+351 912 345 679' };
export const maskedEmail = 'a•••@example.com';
/** The amount that the host reports as paid, in cents. */
export const paidInAll = 465_00;

/** In the time of the guest's page. */
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

/** The stay of a guest who opens nothing but a link. */
export const stayOfNobody = { from: 40, nights: 3 };

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Full payment at once, with a full refund until some days before the stay. */
const allNow = (total: Money, from: number): Quote['paymentOptions'] => [
  {
    id: 'now',
    name: 'All now',
    description: '',
    schedule: [
      { trigger: 'on_reservation', percentage: 100, daysOffset: 0, dueDate: inDays(0), amount: total },
    ],
    dueNow: total,
    cancellationPolicies: [{ refundPercentage: 100, cancelBefore: `${inDays(from - 5)}T15:00:00Z` }],
  },
];

/** The price at the time of the reservation. */
const priceAgreed = (story: Story, nights: number): Quote => {
  const stay = story.stay ?? stayOfNobody;
  const total = euros(getPrice({ ...story, stay }));
  const { nights: sum, cleaning, extraGuests } = getLines({ ...story, stay });
  return {
    ...sampleReservation.quote,
    guestCount: story.guests,
    startDate: inDays(stay.from),
    endDate: inDays(stay.from + nights),
    nights,
    lines: [
      { kind: 'nights', quantity: nights, unitAmount: euros(sum / nights), amount: euros(sum) },
      { kind: 'cleaning', quantity: 1, unitAmount: euros(cleaning), amount: euros(cleaning) },
      ...(extraGuests > 0
        ? [
            {
              kind: 'extra_guests' as const,
              quantity: nights,
              unitAmount: euros(extraGuests / nights),
              amount: euros(extraGuests),
            },
          ]
        : []),
    ],
    total,
    paymentOptions: allNow(total, stay.from),
  };
};

/** The reservation just after it was created. */
export const begunReservation = (now: number, story: Story): Reservation => {
  const { guests, unit, typed, voice } = story;
  const { from, nights } = story.stay ?? stayOfNobody;
  return {
    ...sampleReservation,
    id: reservationId,
    number: numberOfStay,
    status: 'awaiting_otp',
    unit: getUnit(unit),
    host,
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
    quote: priceAgreed(story, nights),
    payments: [{ dueDate: inDays(1), amount: { amount: paidInAll, currency: 'EUR' }, status: 'scheduled' }],
    calendar: 'BEGIN:VCALENDAR',
    holdExpiresAt: later(now, 15),
    otp: { sentTo: maskedEmail, expiresAt: later(now, 10), attemptsLeft: 5 },
  };
};

const more = ({ amount }: { amount: number }) => ({ amount: amount + rise, currency: 'EUR' as const });

/** A price that rose while the guest filled in the form. */
export const dearer = (quote: Quote): Quote => ({
  ...quote,
  total: more(quote.total),
  lines: quote.lines.map((line) => (line.kind === 'nights' ? { ...line, amount: more(line.amount) } : line)),
  paymentOptions: quote.paymentOptions.map((option) => ({ ...option, dueNow: more(option.dueNow) })),
});
