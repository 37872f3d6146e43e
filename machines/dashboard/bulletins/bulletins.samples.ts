import type { BulletinFile, DueStay } from '../../../contract/dashboard/bulletins.ts';

/** A stay that is ready to be reported, and one whose guests have not registered. */
export const dueStays: readonly [DueStay, DueStay] = [
  {
    reservationId: '3f2b8c1e-0000-4000-8000-000000000001',
    number: 'FYR3-FCYH',
    unitId: 'casa-do-limoeiro',
    guestName: 'Marie Dubois',
    startDate: '2027-03-03',
    endDate: '2027-03-07',
    guestCount: 4,
    hasAddress: true,
    guests: 'registered',
    bulletins: 3,
    dueBy: '2027-03-08',
    isLate: false,
    exportedAt: null,
    isToBeCorrected: false,
  },
  {
    reservationId: '3f2b8c1e-0000-4000-8000-000000000002',
    number: 'PGM6-NG4W',
    unitId: 'monte-da-figueira',
    guestName: 'Ana Silva',
    startDate: '2027-02-22',
    endDate: '2027-02-26',
    guestCount: 2,
    hasAddress: true,
    guests: 'missing',
    bulletins: 0,
    dueBy: '2027-02-25',
    isLate: true,
    exportedAt: null,
    isToBeCorrected: false,
  },
];

/** The file that reports the guests of the first stay, with a detail to check. */
export const bulletinFiles: readonly [BulletinFile] = [
  {
    filename: 'siba-casa-do-limoeiro-7.xml',
    xml: '<MovimentoBAL/>',
    guests: 3,
    unitId: 'casa-do-limoeiro',
    reservationIds: [dueStays[0].reservationId],
    warnings: [
      {
        number: dueStays[0].number,
        guest: 2,
        field: 'Apelido',
        message: 'the guest gave the whole name: check which part is the surname',
      },
    ],
  },
];
