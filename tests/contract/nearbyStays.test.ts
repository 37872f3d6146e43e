import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNearbyStays } from '../../contract/rules/nearbyStays.ts';
import { checkInObstacle, checkOutObstacle, type OfferedStays } from '../../contract/rules/obstacles.ts';
import { daysLater, nightsBetween, type Nights } from '../../contract/values/nights.ts';
import { weekdays } from '../../contract/values/weekdays.ts';

const offered = ({
  unavailable = [],
  ...stay
}: Partial<OfferedStays['stay']> & Partial<Pick<OfferedStays, 'unavailable'>> = {}): OfferedStays => ({
  unavailable,
  stay: { minNights: 2, maxNights: 28, earliest: '2027-05-01', latest: '2028-05-01', ...stay },
});

const booked = (start: string, end: string) => ({ start, end, reason: 'booked' as const });

describe('the nearest possible stays', () => {
  test('are before and after the taken nights, with the same number of nights', () => {
    const unavailable = [booked('2027-05-10', '2027-05-14')];
    expect(findNearbyStays({ start: '2027-05-11', end: '2027-05-14' }, offered({ unavailable }))).toEqual([
      { start: '2027-05-07', end: '2027-05-10' },
      { start: '2027-05-14', end: '2027-05-17' },
      { start: '2027-05-15', end: '2027-05-18' },
    ]);
  });

  test('are later if the past allows no earlier ones', () => {
    const unavailable = [booked('2027-05-01', '2027-05-05')];
    expect(findNearbyStays({ start: '2027-05-02', end: '2027-05-04' }, offered({ unavailable }))).toEqual([
      { start: '2027-05-05', end: '2027-05-07' },
      { start: '2027-05-06', end: '2027-05-08' },
      { start: '2027-05-07', end: '2027-05-09' },
    ]);
  });

  test('begin on the allowed days of the week', () => {
    const saturdays = offered({ arrivalDays: ['saturday'] });
    expect(findNearbyStays({ start: '2027-05-12', end: '2027-05-15' }, saturdays)).toEqual([
      { start: '2027-05-08', end: '2027-05-11' },
      { start: '2027-05-15', end: '2027-05-18' },
      { start: '2027-05-22', end: '2027-05-25' },
    ]);
  });

  test('have the minimum stay if the requested one is shorter, first from the same check-in', () => {
    const long = offered({ minNights: 5 });
    expect(findNearbyStays({ start: '2027-05-12', end: '2027-05-14' }, long)).toEqual([
      { start: '2027-05-11', end: '2027-05-16' },
      { start: '2027-05-12', end: '2027-05-17' },
      { start: '2027-05-13', end: '2027-05-18' },
    ]);
  });

  test('are none if nothing is free within two months', () => {
    const unavailable = [booked('2027-05-01', '2028-06-01')];
    expect(findNearbyStays({ start: '2027-09-01', end: '2027-09-04' }, offered({ unavailable }))).toEqual([]);
  });
});

const earliest = '2027-03-01';
const day = (offset: number) => daysLater(earliest, offset);

const availabilities: fc.Arbitrary<OfferedStays> = fc
  .record({
    minNights: fc.integer({ min: 1, max: 7 }),
    span: fc.integer({ min: 0, max: 21 }),
    latest: fc.integer({ min: 30, max: 300 }),
    arrivalDays: fc.option(fc.subarray([...weekdays], { minLength: 1 }), { nil: undefined }),
    taken: fc.array(fc.tuple(fc.integer({ min: -10, max: 250 }), fc.integer({ min: 1, max: 20 })), {
      maxLength: 12,
    }),
  })
  .map(({ minNights, span, latest, arrivalDays, taken }) => ({
    stay: { minNights, maxNights: minNights + span, earliest, latest: day(latest), arrivalDays },
    unavailable: taken.map(([from, nights]) => booked(day(from), day(from + nights))),
  }));

const requests = fc
  .tuple(fc.integer({ min: -10, max: 260 }), fc.integer({ min: 1, max: 30 }))
  .map(([offset, nights]): Nights => ({ start: day(offset), end: day(offset + nights) }));

const isPossible = ({ start, end }: Nights, availability: OfferedStays) =>
  checkInObstacle(start, availability) === undefined &&
  checkOutObstacle(start, end, availability) === undefined;

test('the nearest stays are possible, and none on either side is nearer', () => {
  fc.assert(
    fc.property(availabilities, requests, (availability, requested) => {
      const found = findNearbyStays(requested, availability);
      const nights = Math.max(nightsBetween(requested.start, requested.end), availability.stay.minNights);
      const starts = found.map(({ start }) => start);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(starts).toEqual([...new Set(starts)].toSorted());
      for (const stay of found) {
        expect(isPossible(stay, availability)).toBe(true);
        expect(nightsBetween(stay.start, stay.end)).toBe(nights);
        expect(stay).not.toEqual(requested);
      }
      for (const side of [-1, 1]) {
        const nearest = Array.from({ length: 60 }, (_, index) => (index + 1) * side)
          .map((offset) => daysLater(requested.start, offset))
          .find((start) => isPossible({ start, end: daysLater(start, nights) }, availability));
        const isFull = found.length === 3 && starts.includes(requested.start);
        const required = nearest === undefined || isFull ? [] : [nearest];
        expect(starts).toEqual(expect.arrayContaining(required));
      }
    }),
  );
});
