import type { Hold } from '../../contract/schemas/hold.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
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

/** A booked stay of two guests. */
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

/** The time at which a device stored its copy. */
export const storedAt = '2027-04-20T18:04:00Z';

/** The stay at a host that stores drafts of the forms. */
export const sampleStoredReservation: Reservation = {
  ...sampleReservation,
  registration: { ...sampleReservation.registration, keepsDraft: true },
};

/** The stay after the registration of its guests. */
export const sampleRegistered: Reservation = {
  ...sampleReservation,
  registration: { status: 'confirmed', guests: 2, confirmedAt: '2027-04-30T12:00:00Z' },
};

/** The stay after the host has reopened the registration. */
export const sampleReopened: Reservation = {
  ...sampleReservation,
  registration: { status: 'open', guests: 0, confirmedAt: null, reopened: true },
};

/** The stay after its cancellation. */
export const sampleCancelled: Reservation = {
  ...sampleReservation,
  status: 'cancelled',
  endReason: 'cancelled',
  details: { changeable: false, invoice: null, arrivalTime: null },
  cancellation: { ...sampleReservation.cancellation, allowed: false },
};

/** The stay after the deadline for a cancellation. */
export const sampleBegun: Reservation = {
  ...sampleReservation,
  cancellation: { ...sampleReservation.cancellation, allowed: false },
};

/** The stay after the deadline for changing its details. */
export const sampleFixed: Reservation = {
  ...sampleReservation,
  details: { changeable: false, invoice: null, arrivalTime: '22:00' },
};

/** The stay with a later instalment that could not be charged. */
export const sampleUncharged: Reservation = {
  ...sampleReservation,
  payments: [{ dueDate: '2027-01-01', amount: sampleQuote.total, status: 'failed' }],
};
