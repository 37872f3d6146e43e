import type { Money } from '../../contract/values/money.ts';
import type { Quote } from '../../contract/schemas/quote.ts';
import type { Hold, Resent, Verified } from '../../contract/schemas/hold.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import { readPictureRequest } from '../atlas/pictureRequest.ts';
import { inDays } from '../support/hostApi.ts';
import { createUnit } from '../support/createUnit.ts';
import { getLines, getPrice, reservationId, priceRise, type Scenario } from './scenario.ts';

export const token = 'token-of-the-walks';
export const reservationNumber = 'ABCD-2345';
export const host = { ...sampleReservation.host, whatsapp: '+351 912 345 679' };
export const maskedEmail = 'a•••@example.com';
/** The amount that the host reports as paid, in cents. */
export const totalPaid = 465_00;

const days = 3 * 86_400_000;

/** Milliseconds after which every hold of the walks has ended. */
export const holdTime = days + 75 * 60_000;

/**
 * A deadline in the time of the guest's page. It is some days later, except in pictures: otherwise midnight could come
 * between a screen and its expectation, of which only one would name the day.
 */
const addMinutes = (now: number, minutes: number) =>
  new Date(now + minutes * 60_000 + (readPictureRequest() ? 0 : days)).toISOString();

export const hold = (now: number): Hold => ({
  id: reservationId,
  number: reservationNumber,
  token,
  status: 'awaiting_otp',
  holdExpiresAt: addMinutes(now, 15),
  otpExpiresAt: addMinutes(now, 10),
  sentTo: maskedEmail,
});

export const verified = (now: number): Verified => ({
  status: 'awaiting_payment',
  holdExpiresAt: addMinutes(now, 35),
});

export const resent = (now: number): Resent => ({ otpExpiresAt: addMinutes(now, 10), sentTo: maskedEmail });

export const cancelled = {
  status: 'cancelled',
  refund: { percentage: 0, total: { amount: 0, currency: 'EUR' } },
};

/** The stay of a guest who opens nothing but a link. */
export const defaultStay = { from: 40, nights: 3 };

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Full payment at once, with a full refund until some days before the stay. */
const createFullPayment = (total: Money, from: number): Quote['paymentOptions'] => [
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
const createQuote = (scenario: Scenario, nights: number): Quote => {
  const stay = scenario.stay ?? defaultStay;
  const total = euros(getPrice({ ...scenario, stay }));
  const { nights: sum, cleaning, extraGuests } = getLines({ ...scenario, stay });
  return {
    ...sampleReservation.quote,
    guestCount: scenario.guests,
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
    paymentOptions: createFullPayment(total, stay.from),
  };
};

/** The reservation just after it was created. */
export const createReservation = (now: number, scenario: Scenario): Reservation => {
  const { guests, unit, typed, translator } = scenario;
  const { from, nights } = scenario.stay ?? defaultStay;
  return {
    ...sampleReservation,
    id: reservationId,
    number: reservationNumber,
    status: 'awaiting_otp',
    unit: createUnit(unit),
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
      locale: translator.language,
    },
    quote: createQuote(scenario, nights),
    payments: [{ dueDate: inDays(1), amount: { amount: totalPaid, currency: 'EUR' }, status: 'scheduled' }],
    calendar: 'BEGIN:VCALENDAR',
    holdExpiresAt: addMinutes(now, 15),
    otp: { sentTo: maskedEmail, expiresAt: addMinutes(now, 10), attemptsLeft: 5 },
  };
};

const raise = ({ amount }: { amount: number }) => ({ amount: amount + priceRise, currency: 'EUR' as const });

/** A price that rose while the guest filled in the form. */
export const raisePrice = (quote: Quote): Quote => ({
  ...quote,
  total: raise(quote.total),
  lines: quote.lines.map((line) => (line.kind === 'nights' ? { ...line, amount: raise(line.amount) } : line)),
  paymentOptions: quote.paymentOptions.map((option) => ({ ...option, dueNow: raise(option.dueNow) })),
});
