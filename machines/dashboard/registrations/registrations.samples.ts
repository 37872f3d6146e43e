import type { RegisteredStay } from '../../../contract/dashboard/registrations.ts';

/** A stay whose guests are not registered, and one whose guests are. */
export const registeredStays: readonly [RegisteredStay, RegisteredStay] = [
  {
    number: 'FYR3-FCYH',
    unitId: 'casa-do-limoeiro',
    guestName: 'Marie Dubois',
    startDate: '2027-03-03',
    endDate: '2027-03-07',
    guestCount: 4,
    registration: 'open',
    registeredAt: null,
    remindedAt: '2027-02-27T08:00:00Z',
    hasAddress: true,
    reportBy: '2027-03-08',
  },
  {
    number: 'PGM6-NG4W',
    unitId: 'monte-da-figueira',
    guestName: 'Ana Silva',
    startDate: '2027-03-05',
    endDate: '2027-03-08',
    guestCount: 2,
    registration: 'registered',
    registeredAt: '2027-02-20T18:00:00Z',
    remindedAt: null,
    hasAddress: true,
    reportBy: null,
  },
];
