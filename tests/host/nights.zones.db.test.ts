import { beforeEach, describe, expect, test } from 'vitest';
import type { UnitContent } from '../../server/host/content/index.ts';
import { isClosed, stayViolations } from '../../server/host/stays/stayChecks.ts';
import { readBookedNights } from '../../server/host/stays/takenNights.ts';
import { createStay } from '../outside/support/stays.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

describe('nights that are booked', () => {
  const book = (startDate: string, endDate: string, about: object = {}) =>
    createStay(still, { startDate, endDate, status: 'confirmed', ...about });
  const getRanges = async (today: string) =>
    (await readBookedNights(still.db, 'casa', today)).map(
      ({ start, end, reason }) => `${start} ${end} ${reason}`,
    );

  test('booked nights are listed in order from today on, and adjacent ones are joined', async () => {
    await book('2031-05-20', '2031-05-22');
    await book('2031-05-14', '2031-05-17');
    await book('2031-05-17', '2031-05-19');
    await book('2031-05-10', '2031-05-13');
    expect(await getRanges('2031-05-12')).toEqual([
      '2031-05-10 2031-05-13 booked',
      '2031-05-14 2031-05-19 booked',
      '2031-05-20 2031-05-22 booked',
    ]);
    expect(await getRanges('2031-05-13')).toEqual([
      '2031-05-14 2031-05-19 booked',
      '2031-05-20 2031-05-22 booked',
    ]);
  });

  test('booked nights belong to this property and are free once a stay has ended', async () => {
    await book('2031-05-14', '2031-05-17', { about: { unitId: 'next' } });
    await book('2031-05-14', '2031-05-17', { status: 'cancelled' });
    await book('2031-05-14', '2031-05-17', { status: 'expired' });
    expect(await getRanges('2031-05-01')).toEqual([]);
  });
});

describe('a stay that is asked for', () => {
  // In January the clock in Lisbon is the one of UTC.
  const now = new Date('2031-01-02T12:00:00Z');
  const unit = async (): Promise<UnitContent> => ({
    ...still.context.content.units.get('casa')!,
    stay: { minNights: 2, maxNights: 5, leadDays: 1, aheadDays: 10 },
    closed: [{ start: '2031-01-06', end: '2031-01-08' }],
  });
  const codes = async (startDate: string, endDate: string, guestCount = 4) =>
    stayViolations(await unit(), { startDate, endDate, guestCount }, now, 'guests').map(
      ({ propertyPath, code }) => `${propertyPath} ${code}`,
    );

  test.each([
    ['2031-01-01', '2031-01-04', ['startDate date_past']],
    ['2031-01-02', '2031-01-05', ['startDate date_too_soon']],
    ['2031-01-03', '2031-01-06', []],
    ['2031-01-12', '2031-01-14', []],
    ['2031-01-13', '2031-01-15', ['startDate date_too_far']],
    ['2031-01-05', '2031-01-05', ['endDate end_before_start']],
    ['2031-01-05', '2031-01-04', ['endDate end_before_start']],
    ['2031-01-05', '2031-01-06', ['endDate stay_too_short']],
    ['2031-01-05', '2031-01-07', []],
    ['2031-01-05', '2031-01-10', []],
    ['2031-01-05', '2031-01-11', ['endDate stay_too_long']],
    ['2031-01-01', '2031-01-02', ['startDate date_past', 'endDate stay_too_short']],
  ] as const)('a stay from %s to %s is checked: %j', async (startDate, endDate, violations) => {
    expect(await codes(startDate, endDate)).toEqual(violations);
  });

  test('may be of as many guests as there is room for', async () => {
    expect(await codes('2031-01-05', '2031-01-08', 4)).toEqual([]);
    expect(await codes('2031-01-05', '2031-01-08', 5)).toEqual(['guests too_many_guests']);
  });

  test.each([
    ['2031-01-04', '2031-01-06', false],
    ['2031-01-04', '2031-01-07', true],
    ['2031-01-07', '2031-01-09', true],
    ['2031-01-08', '2031-01-10', false],
  ])('a stay from %s to %s meets blocked nights: %s', async (startDate, endDate, isMet) => {
    expect(isClosed(await unit(), { startDate, endDate })).toBe(isMet);
  });
});
