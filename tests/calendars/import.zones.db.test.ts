import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Availability } from '../../contract/schemas/availability.ts';
import { readDueCalendars } from '../../server/host/calendars/due.ts';
import { storeReading } from '../../server/host/calendars/storeReading.ts';
import { readCalendar } from '../../server/host/calendars/readCalendar.ts';
import { readNights } from '../../server/host/calendars/readNights.ts';
import { takenCalendar } from '../../server/host/calendars/takenCalendar.ts';
import { calendarsInWords } from '../../server/commands/line/calendarsInWords.ts';
import { runCommand } from '../../server/host/commands/run.ts';
import { FeedUnreachable } from '../../server/host/ports/feeds.ts';
import { createStay } from '../outside/support/stays.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openManualHost, withoutLetting, type ManualHost } from '../support/manualHost.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';
import { airbnb, getCalendar, createChannelStay } from './support/feeds.ts';

const address = 'https://calendar.test/ical/1.ics?s=s3cret';
const soon = { interval: 20 };

describe('a calendar of another site', () => {
  let still: ManualHost;
  beforeEach(async () => {
    still = await openManualHost();
    await still.clock.stopAt(new Date('2031-05-01T12:00:00Z'));
  });

  const add = (name = 'Airbnb', at = address) =>
    runCommand(still.context, 'calendars.add', { unit: 'casa', name, address: at });
  const list = () => runCommand(still.context, 'calendars.list', {});
  const taken = async () => {
    const rows = await runCommand(still.context, 'nights.list', { unit: 'casa' });
    return rows.map(({ start, end, closedBy, why }) => `${start} ${end} ${closedBy} ${why}`);
  };
  const read = async (id: string, content: string | FeedUnreachable) => {
    still.feeds.publish(address, content);
    await readCalendar(still.context, id);
  };
  const inTheFeed = ['2031-05-14 2031-05-17 calendar Airbnb', '2031-06-01 2031-06-10 calendar Airbnb'];

  test('blocks the nights that it lists until it lists others', async () => {
    const { id } = await add();
    await read(id, airbnb);
    expect(await taken()).toEqual(inTheFeed);
    await read(id, getCalendar(createChannelStay('2031-07-01', '2031-07-03')));
    expect(await taken()).toEqual(['2031-07-01 2031-07-03 calendar Airbnb']);
    await read(id, getCalendar(createChannelStay('2031-07-02', '2031-07-05', [])));
    expect(await taken()).toEqual(['2031-07-02 2031-07-05 calendar Airbnb']);
  });

  test('a suddenly empty calendar is read again before its nights are released, but adds new ones', async () => {
    const { id } = await add();
    await read(id, airbnb);
    await read(id, getCalendar());
    expect(await taken()).toEqual(inTheFeed);
    expect(await list()).toMatchObject([{ nights: 2, missing: 2, failure: null }]);
    // Asked again at once it may still be wrong, and it is not asked whether it has changed.
    await still.clock.stopAt(new Date('2031-05-01T12:09:59Z'));
    await read(id, getCalendar());
    expect(await taken()).toEqual(inTheFeed);
    expect(still.feeds.requests.at(-1)!.etag).toBeNull();
    await read(id, airbnb);
    expect(await list()).toMatchObject([{ nights: 2, missing: 0 }]);

    await read(id, getCalendar());
    await still.clock.stopAt(new Date('2031-05-01T12:25:00Z'));
    await read(id, getCalendar());
    expect([await taken(), await list()]).toMatchObject([[], [{ nights: 0, missing: 0 }]]);
  });

  test('a calendar that loses most of its stays is read again before their nights are released', async () => {
    const { id } = await add();
    const stays = [1, 11, 21, 28].map((day) => {
      const [start, end] = [day, day + 2].map((one) => `2031-06-${String(one).padStart(2, '0')}`);
      return createChannelStay(start!, end!);
    });
    await read(id, getCalendar(...stays));
    await read(id, getCalendar(stays[0]!, createChannelStay('2031-07-10', '2031-07-12')));
    expect((await taken()).map((nights) => nights.slice(5, 10))).toEqual([
      '06-01',
      '06-11',
      '06-21',
      '06-28',
      '07-10',
    ]);
    expect(await list()).toMatchObject([{ missing: 3 }]);
    await read(id, getCalendar(stays[0]!, stays[1]!, stays[2]!));
    // One stay less is nothing unusual.
    expect((await taken()).map((nights) => nights.slice(5, 10))).toEqual(['06-01', '06-11', '06-21']);
    await read(id, getCalendar(stays[0]!, stays[1]!));
    expect(await taken()).toHaveLength(2);
  });

  test('a calendar that loses its stays but keeps a block is read again too', async () => {
    const { id } = await add();
    await read(id, airbnb);
    await read(id, getCalendar(createChannelStay('2031-06-01', '2031-06-10', ['SUMMARY:Not available'])));
    expect(await taken()).toEqual(inTheFeed);
  });

  test('a calendar is read for stays only if its host has chosen so', async () => {
    const added = { unit: 'casa', name: 'Airbnb', address, staysOnly: true };
    const { id } = await runCommand(still.context, 'calendars.add', added);
    await read(id, airbnb);
    expect([await taken(), await list()]).toMatchObject([[inTheFeed[0]], [{ staysOnly: true }]]);
  });

  test('whole days marked as free are blocked and counted unless the host has chosen otherwise', async () => {
    const marked = getCalendar(
      [...createChannelStay('2031-05-14', '2031-05-17'), 'TRANSP:TRANSPARENT'],
      createChannelStay('2031-08-01', '2031-08-03'),
    );
    const { id } = await add();
    await read(id, marked);
    expect(await list()).toMatchObject([{ nights: 2, ignoresFree: false, free: { taken: 1, ignored: 0 } }]);
    expect(calendarsInWords(await list())).toMatch(/Airbnb: 1 event marked as free: the nights are blocked/);
    await runCommand(still.context, 'calendars.remove', { unit: 'casa', name: 'Airbnb' });
    const own = { unit: 'casa', name: 'Own', address, ignoresFree: true };
    const other = await runCommand(still.context, 'calendars.add', own);
    await read(other.id, marked);
    expect(await list()).toMatchObject([{ nights: 1, ignoresFree: true, free: { taken: 0, ignored: 1 } }]);
    expect(calendarsInWords(await list())).toMatch(
      /ok, days marked as free ignored[^]*Own: 1 event marked as free: no nights/,
    );
  });

  test('a calendar is not read before the time that its server asks for', async () => {
    const { id } = await add();
    await read(id, new FeedUnreachable('it is busy (429)', { retryAfter: 7200 }));
    const { dueAt } = await still.db.selectFrom('calendar').select('dueAt').executeTakeFirstOrThrow();
    expect(dueAt.toISOString()).toBe('2031-05-01T14:00:00.000Z');
  });

  test('an unreadable calendar leaves the nights unchanged, with the reason until it recovers', async () => {
    const { id } = await add();
    await read(id, airbnb);
    const noCalendar = expect.stringMatching(/^its content is not a calendar.*open its address in a browser/);
    const failures: [string | FeedUnreachable, unknown][] = [
      ['<title>Log in</title>', noCalendar],
      [airbnb.slice(0, 300), noCalendar],
      [new FeedUnreachable('it is gone (404)'), 'it is gone (404)'],
    ];
    for (const [content, why] of failures) {
      await read(id, content);
      expect(await taken()).toEqual(inTheFeed);
      expect(await list()).toMatchObject([
        { failure: why, failingSince: '2031-05-01T12:00:00.000Z', nights: 2 },
      ]);
    }
    await still.clock.stopAt(new Date('2031-05-01T13:00:00Z'));
    await read(id, airbnb);
    const at = '2031-05-01T13:00:00.000Z';
    expect(await list()).toMatchObject([{ failure: null, failingSince: null, readAt: at, triedAt: at }]);
  });

  test('a calendar is requested with validators, and in full once a day', async () => {
    const { id } = await add();
    await read(id, airbnb);
    await still.db.deleteFrom('blockedNights').execute();
    await read(id, airbnb);
    // It has not changed, so nothing is written.
    expect(await taken()).toEqual([]);
    await still.clock.stopAt(new Date('2031-05-02T12:00:00Z'));
    await read(id, airbnb);
    expect(await taken()).toEqual(inTheFeed);
    const known = `"${airbnb.length}"`;
    expect(still.feeds.requests.map(({ etag }) => etag)).toEqual([null, known, null]);
  });

  test('a calendar is imported as a whole or not at all', async () => {
    const { id } = await add();
    await read(id, airbnb);
    const calendar = await still.db.selectFrom('calendar').selectAll().executeTakeFirstOrThrow();
    const nights = [
      { start: '2031-08-01', end: '2031-08-03', isStay: true },
      { start: '2031-08-09', end: '2031-08-08', isStay: true },
    ];
    const answer = { changed: true, text: '', etag: '"new"', lastModified: null } as const;
    await expect(
      storeReading(still.context, calendar, answer, {
        nights,
        unreadable: 0,
        problems: [],
        free: { taken: 0, ignored: 0 },
      }),
    ).rejects.toThrow();
    expect(await taken()).toEqual(inTheFeed);
    expect((await still.db.selectFrom('calendar').select('etag').executeTakeFirstOrThrow()).etag).toBe(
      calendar.etag,
    );
  });

  test('counts unreadable events, and imports the rest', async () => {
    const { id } = await add();
    await read(id, getCalendar(['UID:1', 'DTSTART:never'], createChannelStay('2031-07-01', '2031-07-03')));
    const problems = [{ line: 4, properties: ['DTSTART'], nights: null }];
    expect(await list()).toMatchObject([{ nights: 1, unreadable: 1, problems, failure: null }]);
  });

  test('blocks nights of its own property only, in addition to those of other calendars', async () => {
    const [{ id }, other] = [await add(), await add('Booking.com', 'https://calendar.test/2.ics')];
    await read(id, airbnb);
    still.feeds.publish(
      'https://calendar.test/2.ics',
      getCalendar(createChannelStay('2031-05-14', '2031-05-17')),
    );
    await readCalendar(still.context, other.id);
    expect(await taken()).toContain('2031-05-14 2031-05-17 calendar Booking.com');
    await read(id, getCalendar(createChannelStay('2031-08-01', '2031-08-03')));
    expect(await taken()).toEqual([
      '2031-05-14 2031-05-17 calendar Booking.com',
      '2031-08-01 2031-08-03 calendar Airbnb',
    ]);
    expect(await runCommand(still.context, 'nights.list', { unit: 'next' })).toEqual([]);
  });

  test('a calendar that is removed while it is read adds nothing, and its nights are released', async () => {
    const { id } = await add();
    await read(id, airbnb);
    const remove = () => runCommand(still.context, 'calendars.remove', { unit: 'casa', name: 'AIRBNB' });
    still.feeds.duringRequest = remove;
    await read(id, getCalendar(createChannelStay('2031-07-01', '2031-07-03')));
    expect([await taken(), await list()]).toEqual([[], []]);
    await expect(remove()).rejects.toThrow('casa has no calendar AIRBNB. It has none.');
  });

  test('ignores our own stays that it exports back', async () => {
    const { id } = await add();
    await createStay(still, { status: 'confirmed' });
    const ours = await takenCalendar(still.context, still.context.content.units.get('casa')!, '2031-05-01');
    expect(ours).toContain('SUMMARY:Booked');
    await read(id, ours);
    expect(await taken()).toEqual([]);
  });

  test('imported nights are not exported, because they would never be released again', async () => {
    const { id } = await add();
    await read(id, airbnb);
    const ours = await takenCalendar(still.context, still.context.content.units.get('casa')!, '2031-05-01');
    expect(ours).not.toContain('BEGIN:VEVENT');
  });

  test('is read while its property has current reservations, even if that is no longer rented out', async () => {
    await add();
    still.jobs.taken();
    still.context = withoutLetting(still.context);
    await still.clock.stopAt(new Date('2031-05-01T13:00:00Z'));
    await readDueCalendars(still.context);
    expect(await runCommand(still.context, 'calendars.fetch', {})).toEqual({ requested: 1 });
    const jobs = still.jobs.taken();
    expect(jobs.map(([name]) => name)).toEqual(['calendar.read', 'calendar.read']);
    await read((jobs[0]![1] as { calendarId: string }).calendarId, airbnb);
    expect(await list()).toMatchObject([{ nights: 2 }]);
  });

  test('a calendar is read again after a random time between a quarter and half an hour', async () => {
    await Promise.all([add(), add('Vrbo', 'https://calendar.test/3.ics')]);
    const jobs = () => still.jobs.taken().map(([name]) => name);
    const due = async (time: string) => {
      await still.clock.stopAt(new Date(time));
      await readDueCalendars(still.context);
      return jobs().length;
    };
    expect(jobs()).toEqual(['calendar.read', 'calendar.read']);
    expect(await due('2031-05-01T12:14:59Z')).toBe(0);
    expect(await due('2031-05-01T12:30:01Z')).toBe(2);
    expect(await due('2031-05-01T12:30:02Z')).toBe(0);
    const rows = await still.db.selectFrom('calendar').select('dueAt').execute();
    expect(new Set(rows.map(({ dueAt }) => dueAt.getTime())).size).toBe(2);
  });

  test('has a unique name and address within a property', async () => {
    await add();
    await expect(add('airbnb', 'https://calendar.test/4.ics')).rejects.toThrow(
      'already has that calendar as Airbnb',
    );
    await expect(add('Other')).rejects.toThrow('already has that calendar as Airbnb');
    await expect(add('Other', 'calendar.test/1')).rejects.toThrow('is not a calendar address');
    await expect(add('Other', 'javascript:alert(1)')).rejects.toThrow('is not a calendar address');
    await add('Vrbo', 'webcal://calendar.test/5.ics');
    expect((await list()).map(({ name, at }) => [name, at])).toEqual([
      ['Airbnb', 'calendar.test'],
      ['Vrbo', 'calendar.test'],
    ]);
  });

  test('stores its address encrypted, and shows it in no list, job or log', async () => {
    const { id } = await add();
    await read(id, airbnb);
    const kept = await sql<{ row: string }>`select row_to_json(calendar)::text as row from calendar`.execute(
      still.db,
    );
    const all = JSON.stringify([kept.rows, await list(), still.jobs.taken()]);
    expect(all).not.toMatch(/s3cret|1\.ics/);
    const nights = await sql`select row_to_json(blocked_nights)::text as row from blocked_nights`.execute(
      still.db,
    );
    expect(JSON.stringify(nights.rows)).not.toMatch(/Reserved|HM000|airbnb\.com/);
  });
});

describe('imported nights', () => {
  let host: TestHost;
  let bookings: Bookings;
  beforeAll(async () => {
    host = await openTestHost(['casa']);
    bookings = new Bookings(host);
  });
  afterAll(() => host.close());

  const preview = async (from: number, to: number) =>
    (
      await bookings.post('/reservation/price-preview', {
        id: 'casa',
        startDate: dayFromNow(from),
        endDate: dayFromNow(to),
        guestCount: 2,
      })
    ).status;

  test('are booked for guests, have no price and cannot be held as soon as they are read', async () => {
    const feed = getCalendar(
      createChannelStay(dayFromNow(20), dayFromNow(23)),
      createChannelStay(dayFromNow(23), dayFromNow(25), ['SUMMARY:Airbnb (Not available)']),
    );
    host.feeds.publish(address, feed);
    await host.commands.run('calendars.add', { unit: 'casa', name: 'Airbnb', address });
    const listNights = async () =>
      (await bookings.call<Availability>('GET', '/rental-unit/casa/availability')).body.unavailable;
    // Neighbours are one: nobody learns who stays how long.
    await expect
      .poll(listNights, soon)
      .toEqual([{ start: dayFromNow(20), end: dayFromNow(25), reason: 'booked' }]);
    expect([await preview(18, 21), await preview(18, 20), await preview(25, 27)]).toEqual([409, 200, 200]);
    expect((await bookings.post('/reservation', bookings.wish('casa', 22))).status).toBe(409);

    host.feeds.publish(address, getCalendar(createChannelStay(dayFromNow(30), dayFromNow(32))));
    expect(await host.commands.run('calendars.fetch', { unit: 'casa' })).toEqual({ requested: 1 });
    await expect
      .poll(listNights, soon)
      .toEqual([{ start: dayFromNow(30), end: dayFromNow(32), reason: 'booked' }]);
    expect(host.logged()).not.toMatch(/s3cret|1\.ics/);
  });

  test('go to either a guest here or an imported stay, never to both at the same time', async () => {
    const at = 'https://calendar.test/race.ics';
    host.feeds.publish(at, getCalendar());
    await host.commands.run('calendars.add', { unit: 'casa', name: 'Race', address: at });
    host.feeds.publish(at, getCalendar(createChannelStay(dayFromNow(40), dayFromNow(43))));
    const orders = await Promise.all(Array.from({ length: 6 }, () => bookings.hold('casa', 40)));
    const codes = await Promise.all(orders.map((order) => bookings.getPassword(order)));
    const added = Promise.all(orders.map(({ id }, index) => bookings.verify(id, codes[index]!)));
    await host.commands.run('calendars.fetch', { unit: 'casa' });
    const held = (await added).filter(({ status }) => status === 200).length;
    expect(held).toBeLessThanOrEqual(1);
    await expect.poll(async () => preview(40, 43), soon).toBe(409);
  });
});

test('the parser stops at its time limit, and an exclusion without a valid date is ignored', async () => {
  // On the thirtieth of each February.
  const endless = getCalendar([
    'UID:1',
    'DTSTART;VALUE=DATE:20310514',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ]);
  const own = { calendar: Buffer.from('key') };
  const open = { start: '2031-01-01', end: '2034-01-01' };
  const feed = { text: endless, timeZone: 'Europe/Lisbon', open, own };
  expect(await readNights(feed, 0)).toBe('too long');
  expect(await readNights(feed)).toMatchObject({ nights: [{ start: '2031-05-14' }] });
  const read = await readNights({ ...feed, text: airbnb });
  expect(read).toMatchObject({ unreadable: 0, nights: [{ isStay: true }, { isStay: false }] });
});

test('a file is parsed without blocking requests, and node observes the loaded modules', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const own = { calendar: Buffer.from('key') };
  const open = { start: '2031-01-01', end: '2034-01-01' };
  const read = await readNights({ text: airbnb, timeZone: 'Europe/Lisbon', open, own });
  expect(read).toMatchObject({ unreadable: 0 });
});
