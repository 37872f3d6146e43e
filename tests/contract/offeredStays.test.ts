import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLater, nightsBetween } from '../../contract/values/nights.ts';
import {
  checkInObstacle,
  checkOutObstacle,
  lastCheckOut,
  getObstacle,
  type OfferedStays,
} from '../../contract/rules/obstacles.ts';

const earliest = '2027-03-01';

const day = (offset: number) => daysLater(earliest, offset);

const availabilities: fc.Arbitrary<OfferedStays> = fc
  .record({
    minNights: fc.integer({ min: 1, max: 7 }),
    span: fc.integer({ min: 0, max: 21 }),
    latest: fc.integer({ min: 30, max: 700 }),
    taken: fc.array(
      fc.record({
        from: fc.integer({ min: -10, max: 400 }),
        nights: fc.integer({ min: 1, max: 20 }),
        reason: fc.constantFrom('booked' as const, 'closed' as const),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ minNights, span, latest, taken }) => ({
    stay: { minNights, maxNights: minNights + span, earliest, latest: day(latest) },
    unavailable: taken.map(({ from, nights, reason }) => ({
      start: day(from),
      end: day(from + nights),
      reason,
    })),
  }));

const offsets = fc.integer({ min: -30, max: 760 });

const stays = fc
  .tuple(offsets, fc.integer({ min: 1, max: 40 }))
  .map(([offset, nights]) => ({ checkIn: day(offset), checkOut: daysLater(day(offset), nights), nights }));

const getNights = (checkIn: string, checkOut: string) =>
  Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) => daysLater(checkIn, night));

const isTaken = (night: string, { unavailable }: OfferedStays) =>
  unavailable.some(({ start, end }) => night >= start && night < end);

describe('the calendar of a stay', () => {
  test('offers stays without taken nights, within all bounds', () => {
    fc.assert(
      fc.property(availabilities, stays, (availability, { checkIn, checkOut, nights }) => {
        const isOffered =
          checkInObstacle(checkIn, availability) === undefined &&
          checkOutObstacle(checkIn, checkOut, availability) === undefined;
        const { minNights, maxNights, latest } = availability.stay;
        const isPossible =
          checkIn >= earliest &&
          checkIn <= latest &&
          nights >= minNights &&
          nights <= maxNights &&
          !getNights(checkIn, checkOut).some((night) => isTaken(night, availability));
        expect(isOffered).toBe(isPossible);
      }),
    );
  });

  test('offers at least one check-out for each check-in', () => {
    fc.assert(
      fc.property(availabilities, offsets, (availability, offset) => {
        const checkIn = day(offset);
        fc.pre(checkInObstacle(checkIn, availability) === undefined);
        const shortest = daysLater(checkIn, availability.stay.minNights);
        expect(checkOutObstacle(checkIn, shortest, availability)).toBeUndefined();
      }),
    );
  });

  test('offers no stay after its last check-out', () => {
    fc.assert(
      fc.property(availabilities, stays, (availability, { checkIn, checkOut }) => {
        fc.pre(checkInObstacle(checkIn, availability) === undefined);
        fc.pre(checkOutObstacle(checkIn, checkOut, availability) === undefined);
        expect(checkOut <= lastCheckOut(availability)).toBe(true);
      }),
    );
  });

  const june: OfferedStays = {
    stay: { minNights: 3, maxNights: 10, earliest: '2027-06-01', latest: '2027-06-30' },
    unavailable: [
      { start: '2027-06-08', end: '2027-06-12', reason: 'booked' },
      { start: '2027-06-20', end: '2027-06-22', reason: 'closed' },
    ],
  };

  test.each([
    ['2027-05-31', { reason: 'past' }],
    ['2027-06-01', undefined],
    ['2027-06-05', undefined],
    ['2027-06-06', { reason: 'gapTooShort', minNights: 3 }],
    ['2027-06-08', { reason: 'booked' }],
    ['2027-06-11', { reason: 'booked' }],
    ['2027-06-12', undefined],
    ['2027-06-20', { reason: 'closed' }],
    ['2027-06-30', undefined],
    ['2027-07-01', { reason: 'tooFarAhead' }],
  ])('the check-in %s is answered with %o', (arrival, obstacle) => {
    expect(checkInObstacle(arrival, june)).toEqual(obstacle);
  });

  test.each([
    ['2027-06-05', '2027-06-07', { reason: 'stayTooShort', minNights: 3 }],
    ['2027-06-05', '2027-06-08', undefined],
    ['2027-06-05', '2027-06-09', { reason: 'acrossBooked' }],
    ['2027-06-05', '2027-06-05', { reason: 'notAfterCheckIn' }],
    ['2027-06-12', '2027-06-20', undefined],
    ['2027-06-12', '2027-06-21', { reason: 'acrossClosed' }],
    ['2027-06-30', '2027-07-10', undefined],
    ['2027-06-30', '2027-07-11', { reason: 'stayTooLong', maxNights: 10 }],
  ])('the check-in %s with the check-out %s is answered with %o', (arrival, departure, obstacle) => {
    expect(checkOutObstacle(arrival, departure, june)).toEqual(obstacle);
  });

  test('a day before the chosen check-in counts as a new check-in', () => {
    expect(getObstacle('2027-06-02', '2027-06-14', june)).toBeUndefined();
    expect(getObstacle('2027-06-09', '2027-06-14', june)).toEqual({ reason: 'booked' });
  });
});
