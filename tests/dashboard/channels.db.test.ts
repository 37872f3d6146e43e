import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { FeedUnreachable } from '../../server/host/ports/feeds.ts';
import { createChannelStay, getCalendar } from '../calendars/support/feeds.ts';
import { Bookings } from '../support/bookings.ts';
import { getRefusedKind, openDashboard, site, type Browser, type Dashboard } from '../support/dashboard.ts';
import { dayFromNow } from '../support/guests.ts';

const soon = { interval: 20 };
const address = 'https://calendar.test/ical/s3cret.ics';
const params = { property: 'casa' };
const options = { staysOnly: false, ignoresFree: false };
const airbnb = { name: 'Airbnb', address, ...options };

let dashboard: Dashboard;
let owner: Browser;
beforeAll(async () => {
  dashboard = await openDashboard();
  owner = dashboard.as('owner');
});
afterAll(() => dashboard.close());
afterEach(async () => {
  await dashboard.host.db.deleteFrom('calendar').execute();
  await dashboard.host.db.deleteFrom('hostAction').execute();
});

const block = (from: number, to: number) =>
  createChannelStay(dayFromNow(from), dayFromNow(to), ['SUMMARY:Airbnb (Not available)']);
const free = (from: number, to: number) => [
  ...createChannelStay(dayFromNow(from), dayFromNow(to)),
  'TRANSP:TRANSPARENT',
];
const publish = (...events: string[][]) => dashboard.host.feeds.publish(address, getCalendar(...events));
const testAddress = (body: object = {}) =>
  owner.call('testCalendar', { params, body: { ...airbnb, ...body } });
const add = (body: object = {}) => owner.call('addCalendar', { params, body: { ...airbnb, ...body } });

/** The calendars of `casa`, after the first one was read. */
async function showRead() {
  await expect
    .poll(async () => (await owner.call('showChannels')).properties[0]!.calendars[0]?.triedAt, soon)
    .toEqual(expect.any(String));
  return (await owner.call('showChannels')).properties[0]!.calendars;
}

describe('a test of a calendar', () => {
  test('says what the calendar contains, and stores nothing', async () => {
    publish(
      createChannelStay(dayFromNow(20), dayFromNow(23)),
      createChannelStay(dayFromNow(22), dayFromNow(25)),
      block(30, 31),
      free(40, 42),
      ['UID:1', 'DTSTART:never'],
    );
    expect(await testAddress()).toEqual({
      outcome: 'read',
      stays: 3,
      blocks: 1,
      nights: 8,
      from: dayFromNow(20),
      until: dayFromNow(42),
      free: { taken: 1, ignored: 0 },
      unreadable: 1,
      problems: [expect.objectContaining({ properties: ['DTSTART'], nights: null })],
    });
    expect(await testAddress({ staysOnly: true, ignoresFree: true })).toMatchObject({
      stays: 2,
      blocks: 1,
      nights: 5,
      until: dayFromNow(25),
      free: { taken: 0, ignored: 1 },
    });
    expect((await owner.call('showChannels')).properties[0]!.calendars).toEqual([]);
    expect(await dashboard.host.db.selectFrom('hostAction').selectAll().execute()).toEqual([]);
  });

  test.each([
    [new FeedUnreachable('not found (404)', { kind: 'gone' }), 'gone'],
    [new FeedUnreachable('its server is this machine', { kind: 'private' }), 'private'],
    ['<html>', 'not-a-calendar'],
  ] as const)('says why a calendar cannot be read: %s', async (content, failure) => {
    dashboard.host.feeds.publish(address, content);
    expect(await testAddress()).toEqual({ outcome: 'failed', reason: failure });
  });

  test('does not read the calendar of this site', async () => {
    const own = await owner.call('getCalendarAddress', { params });
    const before = dashboard.host.feeds.requests.length;
    expect(await testAddress(own)).toEqual({ outcome: 'failed', reason: 'own-calendar' });
    expect(dashboard.host.feeds.requests).toHaveLength(before);
    expect(await getRefusedKind(add(own))).toBe('command-refused');
  });

  test('is refused while several others are running', async () => {
    publish();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    dashboard.host.feeds.duringRequest = () => released;
    onTestFinished(() => {
      dashboard.host.feeds.duringRequest = () => Promise.resolve();
    });
    const before = dashboard.host.feeds.requests.length;
    const running = [testAddress(), testAddress(), testAddress()];
    await expect.poll(() => dashboard.host.feeds.requests.length - before, soon).toBe(3);
    expect(await getRefusedKind(testAddress())).toBe('too-many-requests');
    release();
    expect(await Promise.all(running)).toMatchObject([{ stays: 0 }, { stays: 0 }, { stays: 0 }]);
    expect(await testAddress()).toMatchObject({ outcome: 'read', nights: 0, from: null, until: null });
  });

  test.each([
    ['http//calendar.test', 'invalid'],
    ['ftp://calendar.test/1.ics', 'invalid'],
    [' ', 'blank'],
  ])('rejects the address %j', async (wrong) => {
    expect(await getRefusedKind(testAddress({ address: wrong }))).toBe('validation-failed');
  });
});

describe('the calendar of a channel', () => {
  test('is added, read without a restart, shown without its address, and removed', async () => {
    publish(createChannelStay(dayFromNow(20), dayFromNow(23)), block(30, 32));
    const { id } = await add();
    const [shown] = await showRead();
    expect(shown).toEqual({
      id,
      name: 'Airbnb',
      server: 'calendar.test',
      stays: 1,
      blocks: 1,
      nights: 5,
      from: dayFromNow(20),
      until: dayFromNow(32),
      free: { taken: 0, ignored: 0 },
      unreadable: 0,
      problems: [],
      ...options,
      missing: 0,
      readAt: shown!.triedAt,
      triedAt: expect.any(String),
      dueAt: expect.any(String),
      failure: null,
      failingSince: null,
    });
    expect(await owner.call('removeCalendar', { params: { ...params, calendar: id } })).toEqual({ id });
    expect((await owner.call('showChannels')).properties[0]!.calendars).toEqual([]);
    const actions = await dashboard.host.db.selectFrom('hostAction').selectAll().orderBy('id').execute();
    expect(actions.map(({ action, unitId, details }) => [action, unitId, details])).toEqual([
      ['addCalendar', 'casa', { name: 'Airbnb' }],
      ['removeCalendar', 'casa', { name: 'Airbnb' }],
    ]);
    const logged = JSON.stringify([
      actions,
      await dashboard.host.db.selectFrom('idempotency').selectAll().execute(),
    ]);
    expect(logged).not.toContain('s3cret');
  });

  test('is added once, even if the call is repeated, and no other one has its name or address', async () => {
    publish();
    const headers = { 'Idempotency-Key': 'add-airbnb' };
    const input = { params, body: airbnb, headers };
    expect(await owner.call('addCalendar', input)).toEqual(await owner.call('addCalendar', input));
    expect(await getRefusedKind(add({ address: 'https://calendar.test/2.ics' }))).toBe('calendar-exists');
    expect(await getRefusedKind(add({ name: 'Vrbo' }))).toBe('calendar-exists');
  });

  test('is read again now, and says why it cannot be read until it can', async () => {
    publish();
    await add();
    await showRead();
    dashboard.host.feeds.publish(address, new FeedUnreachable('denied (403)', { kind: 'denied' }));
    expect(await owner.call('fetchCalendars', { params })).toEqual({ requested: 1 });
    const getFailure = async () => (await showRead())[0]!.failure;
    await expect.poll(getFailure, soon).toBe('denied');
    expect((await showRead())[0]!.failingSince).toEqual(expect.any(String));
    publish();
    await owner.call('fetchCalendars', { params });
    await expect.poll(getFailure, soon).toBeNull();
  });

  test('takes other nights as soon as its options are changed, although the file is the same', async () => {
    const days = [20, 23, 26, 29];
    publish(...days.map((day) => free(day, day + 2)));
    const { id } = await add();
    expect(await showRead()).toMatchObject([{ nights: 8, free: { taken: 4, ignored: 0 } }]);
    const calendar = { ...params, calendar: id };
    const body = { staysOnly: false, ignoresFree: true };
    expect(await owner.call('changeCalendar', { params: calendar, body })).toEqual({ id });
    await expect
      .poll(async () => (await showRead())[0], soon)
      .toMatchObject({ nights: 0, missing: 0, ignoresFree: true, free: { taken: 0, ignored: 4 } });
  });

  test('is unknown to other properties', async () => {
    publish();
    const { id: calendar } = await add();
    const ofNext = { params: { property: 'next', calendar } };
    expect(await getRefusedKind(owner.call('removeCalendar', ofNext))).toBe('not-found');
    expect(await getRefusedKind(owner.call('changeCalendar', { ...ofNext, body: options }))).toBe(
      'not-found',
    );
    expect(await getRefusedKind(owner.call('fetchCalendars', { params: { property: 'none' } }))).toBe(
      'not-found',
    );
  });

  test('whose nights are also booked here is shown with the reservation', async () => {
    const { number } = await new Bookings(dashboard.host).confirmed('casa', 60);
    publish(createChannelStay(dayFromNow(61), dayFromNow(70)));
    await add();
    await showRead();
    expect((await owner.call('showChannels')).conflicts).toEqual([
      expect.objectContaining({
        number,
        unitId: 'casa',
        calendar: 'Airbnb',
        start: dayFromNow(61),
        end: dayFromNow(70),
        isEcho: false,
      }),
    ]);
  });
});

test('a property’s calendar gets another address, and the previous one is not answered any more', async () => {
  const { address: before } = await owner.call('getCalendarAddress', { params });
  const read = async (at: string) => (await dashboard.host.fetch(new Request(at))).status;
  const call = { params, headers: { 'Idempotency-Key': 'renew' } };
  const { address: after } = await owner.call('renewCalendarAddress', call);
  expect(await owner.call('renewCalendarAddress', call)).toEqual({ address: after });
  expect(await owner.call('getCalendarAddress', { params })).toEqual({ address: after });
  expect(after.startsWith(`${site}/calendars/casa/`)).toBe(true);
  expect([await read(before), await read(after)]).toEqual([404, 200]);
  const { db } = dashboard.host;
  const stored = JSON.stringify([
    await db.selectFrom('idempotency').selectAll().execute(),
    await db.selectFrom('hostAction').selectAll().execute(),
  ]);
  expect(stored).not.toContain(after.split('/').at(-1)!);
});
