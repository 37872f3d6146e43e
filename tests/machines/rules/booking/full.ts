import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { bookingMachine } from '../../../../machines/booking/booking.machine.ts';
import { sampleQuote } from '../../../../machines/shared/quote.samples.ts';
import type { BookingContext } from '../../../../machines/booking/booking.types.ts';
import { rulesFor } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

export const { leadsTo, unchanged, defineRules } = rulesFor<typeof bookingMachine>();

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

/** The earlier answer, with another price and payment option than the host's next answer. */
const quoteBefore = {
  ...sampleQuote,
  total: euros(11_100),
  paymentOptions: sampleQuote.paymentOptions.map((option) => ({ ...option, id: 'later' })),
};

/** A booking in which everything has happened already. */
export const full: BookingContext = {
  version: 6,
  unitId: 'casa-azul',
  bookingId: 'b7',
  attempt: 3,
  stay: { startDate: '2027-09-10', endDate: '2027-09-14', guestCount: 5 },
  quote: quoteBefore,
  details: {
    firstName: 'Rita',
    lastName: 'Sousa',
    email: 'rita@example',
    phonePrefix: '+351',
    phone: '911 111 111',
    locale: 'pt',
    hasSpecialRequests: true,
    specialRequests: 'A cot',
    paymentOptionId: 'later',
  },
  violations: [toViolation('guest.firstName', 'blank'), toViolation('guest.email', 'email')],
  reservation: {
    reservationId: 'held',
    token: 'key',
    number: 'E-2027-0777',
    deadline: '2027-02-02T10:00:00Z',
    sentTo: 'r•••@example.com',
    attemptsLeft: 4,
    otpExpiresAt: '2027-02-02T09:55:00Z',
  },
  otp: '',
  booked: {
    number: 'E-2027-0777',
    startDate: '2027-09-10',
    endDate: '2027-09-14',
    guestCount: 5,
    payments: [],
    unit: { id: 'casa-azul', name: 'Casa Azul' },
    host: { name: 'Rita', email: 'rita@casa-azul.example', phone: '+351 910 000 000' },
    email: 'rita@example.com',
  },
  ...waiting,
};

export const held = full.reservation!;

export const noFailure = { ...noReason, violations: [] };

/** A begun booking is recalled: the host is asked, with what the link says. */
export const recalled = {
  'reservation.recalled': leadsTo('resuming.asking', {
    reservation: {
      ...held,
      reservationId: 'reservation',
      token: 'token',
      deadline: '2027-01-01T12:15:00Z',
    },
    otp: '',
  }),
};

/** Nights that are taken may be those of a reservation of this browser. */
export const ownFound = {
  'ownReservation.found': leadsTo('resuming.checkingOwn', {
    reservation: {
      ...held,
      reservationId: 'reservation',
      token: 'token',
      deadline: '2027-01-01T12:15:00Z',
    },
  }),
};

/** Everything of this reservation is forgotten; what was typed and chosen stays. */
export const cleared = {
  reservation: undefined,
  booked: undefined,
  quote: undefined,
  attempt: 4,
  ...noFailure,
};

/** It begins again from an empty calendar. */
export const startsAgain = leadsTo(
  'dates.choosing',
  {
    ...cleared,
    // Another booking, and another stay.
    attempt: 5,
    stay: { startDate: '', endDate: '', guestCount: 5 },
  },
  'reportDates',
);

/** The reservation as calls name it. */
export const named = (call: string) => ({
  reservationId: 'held',
  token: 'key',
  idempotencyKey: `b7:${call}:3`,
});

/** The stay as the host is asked about it. */
export const requested = (call: string) => ({
  bookingId: 'b7',
  unitId: 'casa-azul',
  startDate: '2027-09-10',
  endDate: '2027-09-14',
  guestCount: 5,
  idempotencyKey: `b7:${call}:3`,
});
