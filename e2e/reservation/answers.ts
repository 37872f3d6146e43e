import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import { inDays } from '../support/hostApi.ts';
import { createUnit } from '../support/createUnit.ts';
import type { Scenario } from './scenario.ts';

export const reservationId = 'reservation-of-the-walks';
export const token = 'token-of-the-walks';
export const reservationNumber = 'ABCD-2345';
export const confirmedAt = '2026-01-01T12:00:00Z';
/** When the host last answered what the device stores. */
export const answeredAt = '2026-01-02T18:04:00Z';
/** In days from today. */
export const firstDay = 8;
export const lastDay = 11;
export const paid = 465_00;
export const host = {
  name: 'Inês Carvalhal',
  email: 'ines@casa-do-limoeiro.example',
  phone: '+351 210 000 001',
};
export const policies = [
  { refundPercentage: 100, cancelBefore: `${inDays(2)}T15:00:00Z` },
  { refundPercentage: 50, cancelBefore: `${inDays(5)}T15:00:00Z` },
];

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

/** The refund in cents at a percentage. */
export const calculateRefund = (percentage: number): number => (paid * percentage) / 100;

/** A booked and paid stay of two guests. */
export const createReservation = ({
  unit,
  translator,
  refundShare,
  savedTime,
}: Pick<Scenario, 'unit' | 'translator' | 'refundShare' | 'savedTime'>): Reservation => ({
  ...sampleReservation,
  id: reservationId,
  number: reservationNumber,
  unit: createUnit(unit),
  location: { ...sampleReservation.location, city: 'Lisboa', country: 'Portugal' },
  host,
  startDate: inDays(firstDay),
  endDate: inDays(lastDay),
  guest: { ...sampleReservation.guest, locale: translator.language },
  details: { changeable: true, arrivalTime: savedTime, invoice: null },
  quote: {
    ...sampleReservation.quote,
    lines: [
      { kind: 'nights', quantity: 3, unitAmount: euros(140_00), amount: euros(420_00) },
      { kind: 'cleaning', quantity: 1, unitAmount: euros(45_00), amount: euros(45_00) },
    ],
    total: euros(paid),
  },
  payments: [{ dueDate: inDays(0), amount: euros(paid), status: 'paid' }],
  cancellation: {
    allowed: true,
    refundNow: { percentage: refundShare, total: euros(calculateRefund(refundShare)) },
    policies,
  },
  calendar: 'BEGIN:VCALENDAR',
});

export const createCancellation = (share: number) => ({
  status: 'cancelled',
  refund: { percentage: share, total: euros(calculateRefund(share)) },
});

/** A page of the gateway, or one on another origin. */
export const createSession = (origin: string) => ({
  id: 'session',
  url: `${origin}/sandbox/checkout/session`,
  mode: 'payment',
  expiresAt: '2099-01-01T00:00:00Z',
});
