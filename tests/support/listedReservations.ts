import type { ListedReservation } from '../../server/host/commands/reservations/listReservations.ts';

/** A line of the list of reservations. */
export const createListed = (about: Partial<ListedReservation> = {}): ListedReservation => ({
  number: 'FYR3-FCYH',
  id: 'r-1',
  status: 'confirmed',
  unitId: 'casa',
  startDate: '2027-03-03',
  endDate: '2027-03-07',
  nights: 4,
  guestCount: 2,
  guestName: 'Zoë Łuczak; Søn',
  email: 'zoe@guests.test',
  phone: '+351 912 345 678',
  arrivalTime: '17:30',
  source: 'site',
  total: { amount: 123_456, currency: 'EUR' },
  collectedBy: null,
  payout: null,
  commission: null,
  createdAt: '2026-11-28T23:30:49.345Z',
  ...about,
});
