import type { ListedDashboardReservation } from '../../../contract/dashboard/reservations.ts';

const marie: ListedDashboardReservation = {
  number: 'FYR3-FCYH',
  id: 'r-1',
  status: 'confirmed',
  unitId: 'casa-do-limoeiro',
  startDate: '2027-03-03',
  endDate: '2027-03-07',
  nights: 4,
  guestCount: 4,
  guestName: 'Marie Dubois',
  email: 'marie@example.com',
  phone: '+33 612345678',
  arrivalTime: '16:30',
  source: 'site',
  total: { amount: 63_000, currency: 'EUR' },
  collectedBy: null,
  payout: null,
  commission: null,
  createdAt: '2027-01-20T10:00:00Z',
};

const jonas: ListedDashboardReservation = {
  number: 'K4EK-CBPA',
  id: 'r-2',
  status: 'awaiting_payment',
  unitId: 'monte-da-figueira',
  startDate: '2027-03-09',
  endDate: '2027-03-12',
  nights: 3,
  guestCount: 2,
  guestName: 'Jonas Weber',
  email: 'jonas@example.com',
  phone: '+49 1512345678',
  arrivalTime: null,
  source: 'phone',
  total: { amount: 48_000, currency: 'EUR' },
  collectedBy: null,
  payout: null,
  commission: null,
  createdAt: '2027-02-11T18:20:00Z',
};

/** The first page of a list with one reservation, which has another page. */
export const firstPage = {
  reservations: [marie],
  next: marie.number,
  sums: {
    count: 3,
    money: { sums: [{ amount: 111_000, currency: 'EUR' as const }], direct: 2, channel: 1, ended: 0 },
  },
};

/** The second page of that list, which has further pages. */
export const nextPage = { reservations: [jonas], next: jonas.number, sums: null };

/** A list without reservations. */
export const emptyPage = {
  reservations: [],
  next: null,
  sums: { count: 0, money: { sums: [], direct: 0, channel: 0, ended: 0 } },
};
