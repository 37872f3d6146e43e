import type { TodayAnswer, TodayStay } from '../../../contract/dashboard/today.ts';

const marie: TodayStay = {
  number: 'FYR3-FCYH',
  unitId: 'casa-do-limoeiro',
  guestName: 'Marie Dubois',
  startDate: '2027-03-03',
  endDate: '2027-03-07',
  nights: 4,
  guestCount: 4,
  arrivalTime: '16:30',
  registration: 'open',
  isRemindable: true,
  phone: '+33 612345678',
  due: { amount: 12_000, currency: 'EUR' },
};

const ana: TodayStay = {
  number: 'PGM6-NG4W',
  unitId: 'monte-da-figueira',
  guestName: 'Ana Silva',
  startDate: '2027-02-28',
  endDate: '2027-03-03',
  nights: 3,
  guestCount: 2,
  arrivalTime: null,
  registration: 'registered',
  isRemindable: false,
  phone: null,
  due: null,
};

const { number, unitId, guestName, startDate, endDate } = marie;

/** A day with an arrival, a departure, a task about the arrival, and two other tasks. */
export const sampleToday: TodayAnswer = {
  isNew: false,
  arrivals: [marie],
  departures: [ana],
  inHouse: [],
  attention: [
    {
      kind: 'unpaid',
      urgency: 'late',
      number: 'KX7P-2MDQ',
      unitId: 'monte-da-figueira',
      guestName: 'Jonas Schneider',
      startDate: '2027-03-09',
      endDate: '2027-03-12',
      why: 'failed',
      amount: { amount: 25_500, currency: 'EUR' },
      dueDate: '2027-03-02',
      action: 'contactGuest',
    },
    {
      kind: 'notRegistered',
      urgency: 'today',
      number,
      unitId,
      guestName,
      startDate,
      endDate,
      remindedAt: null,
      action: 'remind',
    },
    {
      kind: 'job',
      urgency: 'today',
      id: '7a1f4c1e-4a0f-4f53-9d53-0d3f0b6f2c11',
      queue: 'mail.confirmed',
      about: 'e-mail to the guest: confirmation',
      number: ana.number,
      since: '2027-03-03T07:12:00Z',
      action: 'retry',
    },
  ],
};

/** The same day without guests and tasks. */
export const quietToday: TodayAnswer = {
  isNew: false,
  arrivals: [],
  departures: [],
  inHouse: [],
  attention: [],
};

/** The first day of a site that nobody has booked yet. */
export const newToday: TodayAnswer = { ...quietToday, isNew: true };
