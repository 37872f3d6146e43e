import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Availability } from '../../contract/schemas/availability.ts';
import type { RentalUnit, UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import type { HostContext } from '../../server/host/base/context.ts';
import { loadContent } from '../../server/host/content/index.ts';
import { prefersMinimal } from '../../server/host/http/prefersMinimal.ts';
import { getRentalUnit } from '../../server/host/units/getRentalUnit.ts';
import { Bookings } from '../support/bookings.ts';
import { writeContent } from '../support/content.ts';
import { callReadOperation } from '../support/directCall.ts';
import { createTestFolder } from '../support/folders.ts';
import { openTestHost } from '../support/testHost.ts';

let bookings: Bookings;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(['casa']));
});
afterAll(() => bookings.host.close());

const ask = <Answer>(path: string, headers: Record<string, string> = {}) =>
  bookings.call<Answer>('GET', `/rental-unit/${path}`, undefined, { headers });
const readMinimal = (path: string) => ask<UnitDescription>(path, { Prefer: 'return=minimal' });

test('a missing property is not found', async () => {
  expect((await ask('nowhere')).problem.status).toBe(404);
  expect((await readMinimal('nowhere')).problem.status).toBe(404);
  expect((await ask('NO%00WHERE')).problem.status).toBe(404);
});

test('the daily data of a property is part of it and can be requested separately', async () => {
  await bookings.verified('casa', 20);
  const { body: unit, headers } = await ask<RentalUnit>('casa');
  const { body: availability } = await ask<Availability>('casa/availability');
  const { earliest, latest } = unit.stay;
  expect(availability).toEqual({ stay: { earliest, latest }, unavailable: unit.unavailable });
  expect(availability.unavailable).toHaveLength(1);
  expect(headers.has('Preference-Applied')).toBe(false);
});

test('the daily data of a property is omitted on request', async () => {
  const { unavailable: _, stay, ...rest } = (await ask<RentalUnit>('casa')).body;
  const { body, headers } = await readMinimal('casa');
  expect(body).toEqual({ ...rest, stay: { minNights: stay.minNights, maxNights: stay.maxNights } });
  expect(headers.get('Preference-Applied')).toBe('return=minimal');
  expect(headers.get('Vary')).toContain('Prefer');
});

test('the parts of a property that do not change by the day need no database', async () => {
  const folder = await createTestFolder();
  await writeContent(folder, ['casa']);
  const content: HostContext['content'] = await loadContent(folder);
  const context = { content } as HostContext;
  const call = { params: { id: 'casa' }, minimal: true };
  expect(await callReadOperation({ context }, getRentalUnit, call)).toMatchObject({ id: 'casa' });
});

test('a call with a single form of answer does not mention omitted parts', async () => {
  expect((await readMinimal('casa/availability')).headers.has('Preference-Applied')).toBe(false);
});

describe('requesting the minimal answer', () => {
  test.each([
    ['return=minimal', true],
    ['Return="minimal"', true],
    ['wait=5, return = minimal; why=pages', true],
    ['return=representation', false],
    ['return=minimally', false],
    ['no-return=minimal', false],
    ['', false],
  ])('returns the shortest answer for “Prefer: %s”: %s', (preference, isMinimal) => {
    expect(prefersMinimal(preference)).toBe(isMinimal);
  });
});
