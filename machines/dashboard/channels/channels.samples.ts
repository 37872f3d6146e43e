import type { CalendarTest, ChannelCalendar, Channels } from '../../../contract/dashboard/channels.ts';

const nothingOdd = {
  free: { taken: 0, ignored: 0 },
  unreadable: 0,
  problems: [],
  staysOnly: false,
  ignoresFree: false,
  missing: 0,
} as const satisfies Partial<ChannelCalendar>;

/** A calendar that was read, with events that are marked as free or cannot be read. */
export const readCalendar: ChannelCalendar = {
  ...nothingOdd,
  id: 'c-1',
  name: 'Airbnb',
  server: 'www.airbnb.com',
  stays: 3,
  blocks: 1,
  nights: 14,
  from: '2027-03-04',
  until: '2027-06-20',
  free: { taken: 2, ignored: 1 },
  unreadable: 1,
  problems: [{ line: 41, properties: ['DTEND'], nights: { start: '2027-05-01', end: '2027-05-02' } }],
  readAt: '2027-03-02T09:00:00Z',
  triedAt: '2027-03-02T09:00:00Z',
  dueAt: '2027-03-02T09:24:00Z',
  failure: null,
  failingSince: null,
};

/** A calendar that could be read yesterday, and cannot be read now. */
export const failingCalendar: ChannelCalendar = {
  ...nothingOdd,
  id: 'c-2',
  name: 'Booking.com',
  server: 'ical.booking.com',
  stays: 1,
  blocks: 0,
  nights: 3,
  from: '2027-04-02',
  until: '2027-04-05',
  readAt: '2027-03-01T18:00:00Z',
  triedAt: '2027-03-02T09:05:00Z',
  dueAt: '2027-03-02T09:30:00Z',
  failure: 'gone',
  failingSince: '2027-03-01T18:20:00Z',
};

/** Two properties, the second one without calendars, and two bookings on nights that are booked here. */
export const sampleChannels: Channels = {
  properties: [
    { property: 'casa-do-limoeiro', name: 'Casa do Limoeiro', calendars: [readCalendar, failingCalendar] },
    { property: 'monte-da-figueira', name: 'Monte da Figueira', calendars: [] },
  ],
  conflicts: [
    {
      unitId: 'casa-do-limoeiro',
      number: 'FYR3-FCYH',
      startDate: '2027-03-03',
      endDate: '2027-03-07',
      calendar: 'Airbnb',
      start: '2027-03-04',
      end: '2027-03-08',
      isEcho: false,
    },
    {
      unitId: 'casa-do-limoeiro',
      number: 'PGM6-NG4W',
      startDate: '2027-04-02',
      endDate: '2027-04-05',
      calendar: 'Booking.com',
      start: '2027-04-02',
      end: '2027-04-05',
      isEcho: true,
    },
  ],
};

/** The content of a calendar that was read as a test. */
export const readTest: CalendarTest = {
  outcome: 'read',
  stays: 3,
  blocks: 1,
  nights: 14,
  from: '2027-03-04',
  until: '2027-06-20',
  free: { taken: 2, ignored: 1 },
  unreadable: 1,
  problems: readCalendar.problems,
};
