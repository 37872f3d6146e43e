import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { euros, quote } from './quote.ts';

/** A booked week for three, half of it paid. */
export const reservation: Reservation = {
  id: 'reservation',
  number: 'E-7',
  status: 'confirmed',
  unit: {
    id: 'casa-azul',
    name: 'Casa Azul',
    timeZone: 'Europe/Lisbon',
    checkInAfter: '15:00',
    checkOutUntil: '11:00',
  },
  location: { city: 'Porto', region: 'Norte', country: 'Portugal', latitude: 41.1, longitude: -8.6 },
  host: {
    name: 'Rui',
    email: 'rui@example.com',
    phone: '+351 912 345 678',
    whatsapp: '+351 912 345 679',
    photo: null,
    responseTime: 'Within an hour',
  },
  startDate: '2027-05-03',
  endDate: '2027-05-10',
  guestCount: 3,
  guest: {
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    phonePrefix: '+351',
    phone: '912 000 000',
    locale: 'en',
  },
  specialRequests: 'A cot, please.',
  quote,
  payments: [
    { dueDate: '2027-01-01', amount: euros(45_100), status: 'paid' },
    { dueDate: '2027-05-02', amount: euros(30_065), status: 'scheduled' },
  ],
  cancellation: {
    allowed: true,
    refundNow: { percentage: 50, total: euros(22_550) },
    policies: [
      { refundPercentage: 100, cancelBefore: '2027-04-19T14:00:00Z' },
      { refundPercentage: 50, cancelBefore: '2027-04-26T14:00:00Z' },
    ],
  },
  registration: { status: 'open', guests: 0, confirmedAt: null },
};
