import { describe, expect, test } from 'vitest';
import {
  checkInObstacle,
  checkOutObstacle,
  lastCheckOut,
  getObstacle,
  type OfferedStays,
} from '../../contract/rules/obstacles.ts';

const availability: OfferedStays = {
  stay: { minNights: 2, maxNights: 5, earliest: '2027-05-01', latest: '2027-05-31' },
  unavailable: [
    { start: '2027-05-20', end: '2027-05-22', reason: 'closed' },
    { start: '2027-05-10', end: '2027-05-12', reason: 'booked' },
  ],
};

describe('a stay can begin', () => {
  test.each([
    ['2027-04-30', { reason: 'past' }],
    ['2027-05-01', undefined],
    ['2027-05-31', undefined],
    ['2027-06-01', { reason: 'tooFarAhead' }],
  ])('a stay can begin between the earliest and the latest day: %s', (day, obstacle) => {
    expect(checkInObstacle(day, availability)).toEqual(obstacle);
  });

  test.each([
    ['2027-05-08', undefined],
    ['2027-05-09', { reason: 'gapTooShort', minNights: 2 }],
    ['2027-05-10', { reason: 'booked' }],
    ['2027-05-11', { reason: 'booked' }],
    ['2027-05-12', undefined],
    ['2027-05-19', { reason: 'gapTooShort', minNights: 2 }],
    ['2027-05-20', { reason: 'closed' }],
    ['2027-05-22', undefined],
  ])(
    'a stay can begin on the day another guest leaves, and not if too few nights are left: %s',
    (day, obstacle) => {
      expect(checkInObstacle(day, availability)).toEqual(obstacle);
    },
  );
});

describe('a stay can end', () => {
  test.each([
    ['2027-05-02', { reason: 'notAfterCheckIn' }],
    ['2027-05-03', { reason: 'notAfterCheckIn' }],
    ['2027-05-04', { reason: 'stayTooShort', minNights: 2 }],
    ['2027-05-05', undefined],
    ['2027-05-08', undefined],
    ['2027-05-09', { reason: 'stayTooLong', maxNights: 5 }],
    ['2027-05-10', { reason: 'stayTooLong', maxNights: 5 }],
    ['2027-05-11', { reason: 'acrossBooked' }],
  ])('after the shortest and before the longest stay: %s', (day, obstacle) => {
    expect(checkOutObstacle('2027-05-03', day, availability)).toEqual(obstacle);
  });

  test('a stay can end on the day another guest arrives, and not later', () => {
    expect(checkOutObstacle('2027-05-17', '2027-05-20', availability)).toBeUndefined();
    expect(checkOutObstacle('2027-05-17', '2027-05-21', availability)).toEqual({ reason: 'acrossClosed' });
    expect(checkOutObstacle('2027-05-12', '2027-05-14', availability)).toBeUndefined();
  });

  test('across the first of what lies between, in the order of the calendar', () => {
    expect(checkOutObstacle('2027-05-08', '2027-05-30', availability)).toEqual({ reason: 'acrossBooked' });
  });

  test('a stay can end at the latest after the longest stay from the latest arrival', () => {
    expect(lastCheckOut(availability)).toBe('2027-06-05');
  });
});

describe('a day that is chosen next', () => {
  test('the next day is a check-in before a check-in is chosen, and before the chosen one', () => {
    expect(getObstacle('2027-05-10', undefined, availability)).toEqual({ reason: 'booked' });
    expect(getObstacle('2027-05-10', '2027-05-15', availability)).toEqual({ reason: 'booked' });
  });

  test('the next day is a check-out from the check-in on', () => {
    expect(getObstacle('2027-05-03', '2027-05-03', availability)).toEqual({ reason: 'notAfterCheckIn' });
    expect(getObstacle('2027-05-10', '2027-05-08', availability)).toBeUndefined();
  });
});

describe('in a season', () => {
  const summer: OfferedStays = {
    stay: {
      minNights: 2,
      maxNights: 14,
      earliest: '2027-05-01',
      latest: '2027-10-31',
      arrivalDays: ['friday'],
    },
    unavailable: [{ start: '2027-07-20', end: '2027-07-22', reason: 'booked' }],
    seasons: [
      { name: 'summer', from: '06-15', to: '09-14', minNights: 7, arrivalDays: ['saturday'] },
      { name: 'fair', from: '2027-07-05', to: '2027-07-06', minNights: 1 },
    ],
  };
  const onSaturdays = { reason: 'otherArrivalDay', arrivalDays: ['saturday'] };

  test.each([
    ['out of season, on the day that is usual', '2027-06-11', undefined],
    ['out of season, on another day', '2027-06-12', { reason: 'otherArrivalDay', arrivalDays: ['friday'] }],
    ['on its first day, which is a Tuesday', '2027-06-15', onSaturdays],
    ['on a Saturday', '2027-06-19', undefined],
    ['on its last day, which is a Tuesday', '2027-09-14', onSaturdays],
    ['on the Friday after it', '2027-09-17', undefined],
    ['too near to a booking for its shortest stay', '2027-07-17', { reason: 'gapTooShort', minNights: 7 }],
    ['a week before a booking', '2027-07-10', undefined],
  ])('stays begin as it says: %s', (_, day, obstacle) => {
    expect(checkInObstacle(day, summer)).toEqual(obstacle);
  });

  test('a stay that begins before it keeps the shortest stay of then', () => {
    expect(checkOutObstacle('2027-06-11', '2027-06-12', summer)).toEqual({
      reason: 'stayTooShort',
      minNights: 2,
    });
    expect(checkOutObstacle('2027-06-11', '2027-06-16', summer)).toBeUndefined();
  });

  test('a stay lasts as long as the season of its first day asks, whenever it ends', () => {
    const reason = 'stayTooShortInSeason';
    expect(checkOutObstacle('2027-09-11', '2027-09-17', summer)).toEqual({ reason, minNights: 7 });
    expect(checkOutObstacle('2027-09-11', '2027-09-18', summer)).toBeUndefined();
  });

  test('one that comes once is over it, and what it does not say is usual', () => {
    // A Monday: the fair knows no days of arrival, and the property has Fridays.
    expect(checkInObstacle('2027-07-05', summer)).toEqual({
      reason: 'otherArrivalDay',
      arrivalDays: ['friday'],
    });
    expect(checkOutObstacle('2027-07-05', '2027-07-06', summer)).toBeUndefined();
  });
});
