import { emptyGuestDetails, type GuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import { sampleDates, sampleQuote } from '../shared/quote.samples.ts';
import { sampleHold, sampleReservation } from '../shared/reservation.samples.ts';
import {
  bookingVersion,
  type BookingInput,
  type StatusResponse,
  type ReservationLink,
  type StoredBooking,
} from './booking.types.ts';
import { emptyBookingFields } from './context.ts';
import type { BookingStatus } from './bookingStatus.ts';
import type { ResumeTarget } from './stored.ts';

export const sampleInput: BookingInput = {
  unitId: 'casa-azul',
  bookingId: 'booking',
  guestCount: 2,
  guest: emptyGuestDetails,
};

/** A guest whom the device remembers. */
export const sampleGuest: GuestDetails = {
  firstName: 'Rui',
  lastName: 'Costa',
  email: 'rui@example.com',
  phonePrefix: '+351',
  phone: '933 333 333',
  locale: 'fr',
};

export const sampleLink: ReservationLink = {
  reservationId: sampleHold.id,
  token: sampleHold.token,
  deadline: sampleHold.holdExpiresAt,
};

/** The host's answer to a status request. */
export const sampleStatus = (status: BookingStatus): StatusResponse => ({
  status: status,
  stay: { ...sampleDates, guestCount: 2 },
  reservation: { ...sampleLink, number: sampleHold.number, sentTo: sampleHold.sentTo, attemptsLeft: 5 },
  quote: sampleReservation.quote,
  booked: {
    number: sampleHold.number,
    ...sampleDates,
    guestCount: 2,
    payments: sampleReservation.payments,
    unit: { id: 'casa-azul', name: 'Casa Azul' },
    host: sampleReservation.host,
    email: 'ana@example.com',
  },
});

const noDates = { startDate: '', endDate: '' };

const sampleChoice = (where: ResumeTarget) => {
  if (where === 'dates.choosing') return noDates;
  return where === 'dates.halfChosen' ? { ...noDates, startDate: sampleDates.startDate } : sampleDates;
};

/** The booking that a tab stores in a state, without a reservation. */
export function sampleStored(where: ResumeTarget): StoredBooking | undefined {
  if (where === 'dates.choosing') return undefined;
  const [step = '', childState = ''] = where.split('.');
  return {
    value: { [step]: childState },
    context: {
      version: bookingVersion,
      unitId: sampleInput.unitId,
      bookingId: 'before',
      attempt: 7,
      stay: { ...sampleChoice(where), guestCount: 4 },
      quote: where === 'dates.pricing' || where === 'dates.halfChosen' ? undefined : sampleQuote,
      details: { ...sampleGuest, ...emptyBookingFields, paymentOptionId: 'now' },
      violations: [],
      reservation: undefined,
      booked: undefined,
      failure: 'unavailable',
    },
  };
}
