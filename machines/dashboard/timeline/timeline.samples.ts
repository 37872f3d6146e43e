import type { Timeline, TimelineProperty } from '../../../contract/dashboard/timeline.ts';
import type { Money } from '../../../contract/values/money.ts';

const euros = (amount: number): Money => ({ amount: amount * 100, currency: 'EUR' });

const casa: TimelineProperty = {
  id: 'casa-do-limoeiro',
  name: 'Casa do Limoeiro',
  today: '2027-03-02',
  maxNights: 28,
  isOffered: true,
  stays: [
    {
      start: '2027-03-03',
      end: '2027-03-07',
      number: 'FYR3-FCYH',
      status: 'confirmed',
      guestName: 'Marie Dubois',
      guests: 4,
      isRegistered: false,
      source: 'site',
    },
    {
      start: '2027-03-09',
      end: '2027-03-12',
      number: 'K4EK-CBPA',
      status: 'awaiting_payment',
      guestName: 'Jonas Weber',
      guests: 2,
      isRegistered: false,
      source: 'phone',
    },
  ],
  blocks: [{ start: '2027-03-07', end: '2027-03-09', note: 'New kitchen', isFixed: false }],
  channelStays: [
    {
      start: '2027-03-12',
      end: '2027-03-14',
      calendar: 'Booking.com',
      isStay: true,
      name: null,
      note: null,
      conflictsWith: [],
    },
  ],
  rates: [
    {
      start: '2027-03-01',
      end: '2027-03-20',
      price: euros(120),
      usualPrice: euros(120),
      minimumStay: 2,
      usualMinimumStay: 2,
    },
    {
      start: '2027-03-20',
      end: '2027-03-23',
      price: euros(180),
      usualPrice: euros(120),
      minimumStay: 3,
      usualMinimumStay: 2,
    },
    {
      start: '2027-03-23',
      end: '2027-04-26',
      price: euros(120),
      usualPrice: euros(120),
      minimumStay: 2,
      usualMinimumStay: 2,
    },
  ],
};

const monte: TimelineProperty = {
  id: 'monte-da-figueira',
  name: 'Monte da Figueira',
  today: '2027-03-02',
  maxNights: 28,
  isOffered: true,
  stays: [
    {
      start: '2027-03-05',
      end: '2027-03-08',
      number: 'PGM6-NG4W',
      status: 'confirmed',
      guestName: 'Ana Silva',
      guests: 2,
      isRegistered: true,
      source: 'site',
    },
  ],
  blocks: [],
  channelStays: [
    {
      start: '2027-03-07',
      end: '2027-03-11',
      calendar: 'Airbnb',
      isStay: true,
      name: 'Lucía',
      note: null,
      conflictsWith: ['PGM6-NG4W'],
    },
  ],
  rates: [
    {
      start: '2027-03-01',
      end: '2027-03-05',
      price: euros(200),
      usualPrice: euros(160),
      minimumStay: 4,
      usualMinimumStay: 3,
    },
    {
      start: '2027-03-05',
      end: '2027-04-26',
      price: euros(160),
      usualPrice: euros(160),
      minimumStay: 3,
      usualMinimumStay: 3,
    },
  ],
};

/** Eight weeks of two properties. */
export const sampleTimeline: Timeline = {
  from: '2027-03-01',
  to: '2027-04-26',
  propertyCount: 2,
  properties: [casa, monte],
};
