import type { Hold } from '../../contract/hold.ts';
import type { Reservation } from '../../contract/reservation.ts';
import { sampleQuote } from './quote.samples.ts';
import type { ReservationVisit } from './reservationUpdated.ts';

export const sampleHold: Hold = {
  id: 'reservation',
  number: 'E-2027-0001',
  token: 'token',
  status: 'awaiting_otp',
  holdExpiresAt: '2027-01-01T12:15:00Z',
  nightsHeldUntil: null,
  otpExpiresAt: '2027-01-01T12:10:00Z',
  sentTo: 'a•••@example.com',
};

export const sampleVisit: ReservationVisit = {
  reservationId: sampleHold.id,
  token: sampleHold.token,
  visitId: 'visit',
};

/** A booked stay of two guests, as the host tells it. */
export const sampleReservation: Reservation = {
  id: sampleHold.id,
  number: sampleHold.number,
  status: 'confirmed',
  unit: { id: 'casa-azul', name: 'Casa Azul', timeZone: 'Europe/Lisbon' },
  location: { city: 'Lisboa', region: 'Lisboa', country: 'PT', latitude: 38.7, longitude: -9.1 },
  host: { name: 'Rui', email: 'rui@example.com', phone: '+351 912 345 678' },
  startDate: sampleQuote.startDate,
  endDate: sampleQuote.endDate,
  guestCount: 2,
  guest: {
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    phonePrefix: '+351',
    phone: '912 345 678',
    locale: 'en',
  },
  specialRequests: null,
  details: { changeable: true, invoice: null, arrivalTime: null },
  quote: sampleQuote,
  payments: [{ dueDate: '2027-01-01', amount: sampleQuote.total, status: 'paid' }],
  cancellation: {
    allowed: true,
    refundNow: { percentage: 100, total: sampleQuote.total },
    policies: sampleQuote.paymentOptions[0]?.cancellationPolicies ?? [],
  },
  registration: { status: 'open', guests: 0, confirmedAt: null },
};

/** When a device last heard of it. */
export const storedAt = '2027-04-20T18:04:00Z';

/** The stay at a host who keeps what is typed of its guests. */
export const sampleStoredReservation: Reservation = {
  ...sampleReservation,
  registration: { ...sampleReservation.registration, keepsDraft: true },
};

/** The stay once its guests are registered. */
export const sampleRegistered: Reservation = {
  ...sampleReservation,
  registration: { status: 'confirmed', guests: 2, confirmedAt: '2027-04-30T12:00:00Z' },
};

/** The stay once its host lets its guests register anew. */
export const sampleReopened: Reservation = {
  ...sampleReservation,
  registration: { status: 'open', guests: 0, confirmedAt: null, reopened: true },
};

/** The stay once it was called off. */
export const sampleCancelled: Reservation = {
  ...sampleReservation,
  status: 'cancelled',
  endReason: 'cancelled',
  details: { changeable: false, invoice: null, arrivalTime: null },
  cancellation: { ...sampleReservation.cancellation, allowed: false },
};

/** The stay once it is too late to call it off. */
export const sampleBegun: Reservation = {
  ...sampleReservation,
  cancellation: { ...sampleReservation.cancellation, allowed: false },
};

/** The stay once what its guest has told of it can no longer be changed. */
export const sampleFixed: Reservation = {
  ...sampleReservation,
  details: { changeable: false, invoice: null, arrivalTime: '22:00' },
};

/** The stay when a later payment could not be charged. */
export const sampleUncharged: Reservation = {
  ...sampleReservation,
  payments: [{ dueDate: '2027-01-01', amount: sampleQuote.total, status: 'failed' }],
};
