import type { Money } from '../../contract/primitives.ts';
import type { Quote } from '../../contract/quote.ts';
import type { Hold, Reservation } from '../../contract/reservation.ts';
import { nobody, type GuestDetails } from '../guestDetails/guestDetails.machine.ts';
import type { Recalled } from './booking.setup.ts';
import {
  bookingVersion,
  type BookingInput,
  type ReservationLink,
  type StoredBooking,
} from './booking.types.ts';
import type { Standing } from './standing.ts';
import type { GoesOnIn } from './stored.ts';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

export const sampleInput: BookingInput = {
  unitId: 'casa-azul',
  bookingId: 'booking',
  guestCount: 2,
  guest: nobody,
};

/** Somebody whom a device remembers. */
export const sampleGuest: GuestDetails = {
  firstName: 'Rui',
  lastName: 'Costa',
  email: 'rui@example.com',
  phonePrefix: '+351',
  phone: '933 333 333',
  locale: 'fr',
};

export const sampleDates = { startDate: '2027-05-03', endDate: '2027-05-06' };

export const sampleQuote: Quote = {
  id: 'casa-azul',
  ...sampleDates,
  guestCount: 2,
  nights: 3,
  lines: [{ kind: 'nights', quantity: 3, unitAmount: euros(10_000), amount: euros(30_000) }],
  total: euros(30_000),
  paymentOptions: [
    {
      id: 'now',
      name: 'All now',
      description: '',
      schedule: [
        {
          trigger: 'on_reservation',
          percentage: 100,
          daysOffset: 0,
          dueDate: '2027-01-01',
          amount: euros(30_000),
        },
      ],
      dueNow: euros(30_000),
      cancellationPolicies: [{ refundPercentage: 100, cancelBefore: '2027-04-26T15:00:00+01:00' }],
    },
  ],
};

export const sampleHold: Hold = {
  id: 'reservation',
  number: 'E-2027-0001',
  token: 'token',
  status: 'awaiting_otp',
  holdExpiresAt: '2027-01-01T12:15:00Z',
  otpExpiresAt: '2027-01-01T12:10:00Z',
  sentTo: 'a•••@example.com',
};

export const sampleLink: ReservationLink = {
  reservationId: sampleHold.id,
  token: sampleHold.token,
  deadline: sampleHold.holdExpiresAt,
};

const payments: Reservation['payments'] = [{ dueDate: '2027-01-01', amount: euros(30_000), status: 'paid' }];

/** The host's answer to where a booking stands. */
export const sampleStanding = (standing: Standing): Recalled => ({
  standing,
  stay: { ...sampleDates, guestCount: 2 },
  reservation: { ...sampleLink, number: sampleHold.number, sentTo: sampleHold.sentTo, attemptsLeft: 5 },
  booked: {
    number: sampleHold.number,
    ...sampleDates,
    guestCount: 2,
    payments,
    unit: { id: 'casa-azul', name: 'Casa Azul' },
    email: 'ana@example.com',
  },
});

const noDates = { startDate: '', endDate: '' };

const chosenIn = (where: GoesOnIn) => {
  if (where === 'dates.choosing') return noDates;
  return where === 'dates.halfChosen' ? { ...noDates, startDate: sampleDates.startDate } : sampleDates;
};

/** What a tab has stored of a booking that goes on in a state; nothing of a reservation. */
export function sampleStored(where: GoesOnIn): StoredBooking | undefined {
  if (where === 'dates.choosing') return undefined;
  const [step = '', within = ''] = where.split('.');
  return {
    value: { [step]: within },
    context: {
      version: bookingVersion,
      unitId: sampleInput.unitId,
      bookingId: 'before',
      attempt: 7,
      stay: { ...chosenIn(where), guestCount: 4 },
      quote: where === 'dates.pricing' || where === 'dates.halfChosen' ? undefined : sampleQuote,
      details: { ...sampleGuest, hasSpecialRequests: false, specialRequests: '', paymentOptionId: 'now' },
      violations: [],
      reservation: undefined,
      booked: undefined,
      failure: 'unavailable',
    },
  };
}
