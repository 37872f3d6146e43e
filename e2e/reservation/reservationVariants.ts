import type { Reservation } from '../../contract/schemas/reservation.ts';

type Change = (reservation: Reservation) => Reservation;

/** Variants of a booked stay. */
export const reservationVariants = {
  open: (reservation) => reservation,
  registered: (reservation) => ({
    ...reservation,
    registration: { status: 'confirmed', guests: 2, confirmedAt: '2026-01-01T12:00:00Z' },
  }),
  reopened: (reservation) => ({
    ...reservation,
    registration: { status: 'open', guests: 0, confirmedAt: null, reopened: true },
  }),
  keeping: (reservation) => ({
    ...reservation,
    // Guests who have registered may do so again.
    registration: { status: 'open', guests: 0, confirmedAt: null, reopened: true, keepsDraft: true },
  }),
  cancelled: (reservation) => ({
    ...reservation,
    status: 'cancelled',
    endReason: 'cancelled',
    cancellation: { ...reservation.cancellation, allowed: false },
  }),
  fixed: (reservation) => ({
    ...reservation,
    ...(reservation.details && { details: { ...reservation.details, changeable: false } }),
  }),
  uncharged: (reservation) => ({
    ...reservation,
    payments: reservation.payments.map((payment) => ({ ...payment, status: 'failed' })),
  }),
  begun: (reservation) => ({
    ...reservation,
    cancellation: { ...reservation.cancellation, allowed: false },
  }),
} as const satisfies Readonly<Record<string, Change>>;

export type ReservationVariant = keyof typeof reservationVariants;
