import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCalendarPath } from '../../server/host/calendars/address.ts';
import { readCalendarFile } from '../../server/host/calendars/readCalendarFile.ts';
import { takenCalendar } from '../../server/host/calendars/takenCalendar.ts';
import { runCommand } from '../../server/host/commands/run.ts';
import { createEventUid, createUidMatcher } from '../../server/host/keys/eventUid.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { createStay } from '../outside/support/stays.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openManualHost, withoutLetting, type ManualHost } from '../support/manualHost.ts';
import { openTestHost, secretKey, type TestHost } from '../support/testHost.ts';

/** The events of a calendar file, as a library reads them that did not write it. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { startDate, endDate, summary, uid } = new ICAL.Event(event);
    return { start: startDate.toString(), end: endDate.toString(), isDay: startDate.isDate, summary, uid };
  });
}
const inWords = (text: string) =>
  eventsIn(text).map(({ start, end, summary }) => `${start} ${end} ${summary}`);

describe('the calendar of a property', () => {
  let still: ManualHost;
  beforeEach(async () => {
    still = await openManualHost();
  });
  const book = (startDate: string, endDate: string, about: object = {}) =>
    createStay(still, { startDate, endDate, status: 'confirmed', ...about });
  const casa = () => still.context.content.units.get('casa')!;
  const written = (today: string, unit = casa()) => takenCalendar(still.context, unit, today);

  test('has the nights that are booked and closed from today on, as days, the last of them free', async () => {
    await book('2031-05-14', '2031-05-17');
    await book('2031-05-10', '2031-05-12');
    await book('2031-05-01', '2031-05-09', { about: { unitId: 'next' } });
    await still.db
      .insertInto('blockedNights')
      .values({ unitId: 'casa', startDate: '2031-06-01', endDate: '2031-06-08', why: 'kitchen of Rui' })
      .execute();
    const unit = { ...casa(), closed: [{ start: '2031-07-01', end: '2031-07-02' }] };
    const text = await written('2031-05-11', unit);
    expect(inWords(text)).toEqual([
      '2031-05-10 2031-05-12 Booked',
      '2031-05-14 2031-05-17 Booked',
      '2031-06-01 2031-06-08 Closed',
      '2031-07-01 2031-07-02 Closed',
    ]);
    expect(eventsIn(text).every(({ isDay }) => isDay)).toBe(true);
    expect(inWords(await written('2031-05-12'))[0]).toBe('2031-05-14 2031-05-17 Booked');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('the calendar exists while its property has current reservations, and is no longer let', async () => {
    await book('2031-05-14', '2031-05-17');
    const { path } = await runCommand(still.context, 'calendars.address', { unit: 'casa' });
    const context = withoutLetting(still.context);
    const answer = await readCalendarFile(context, 'casa', path.split('/').at(-1)!, new Headers());
    expect(inWords(await answer.text())).toEqual(['2031-05-14 2031-05-17 Booked']);
  });

  test('has nobody’s hold, and nothing of what was called off', async () => {
    for (const status of ['awaiting_otp', 'awaiting_payment', 'expired', 'cancelled'] as const) {
      await book('2031-05-14', '2031-05-17', { status });
      expect(inWords(await written('2031-05-01'))).toEqual([]);
      await still.db.deleteFrom('reservation').execute();
    }
  });

  test('says nothing of who stays, nor why nights are closed', async () => {
    const id = await book('2031-05-14', '2031-05-17', { firstName: 'Joaquina' });
    const { number } = await still.db.selectFrom('reservation').select('number').executeTakeFirstOrThrow();
    await still.db
      .insertInto('blockedNights')
      .values({ unitId: 'casa', startDate: '2031-06-01', endDate: '2031-06-08', why: 'kitchen of Rui' })
      .execute();
    const text = await written('2031-05-01');
    for (const secret of [id, number, 'Joaquina', 'Silva', 'maria@', '912', 'kitchen', 'Rui']) {
      expect(text).not.toContain(secret);
    }
  });

  test('the calendar stays identical while nothing changes, and events keep their ids', async () => {
    const first = await book('2031-05-14', '2031-05-17');
    const before = await written('2031-05-01');
    expect(await written('2031-05-02')).toBe(before);
    await book('2031-05-20', '2031-05-22');
    const after = eventsIn(await written('2031-05-01'));
    expect(after[0]).toEqual(eventsIn(before)[0]);
    expect(after[0]!.uid).toBe(createEventUid(still.context.keys, `reservation ${first}`));
    expect(new Set(after.map(({ uid }) => uid)).size).toBe(2);
  });
});

describe('an event of ours', () => {
  const keys = createKeys('one key that is long enough to be one');
  const uid = createEventUid(keys, 'reservation r1');

  test('an event of this site is recognised by its id, also after a change of the key', () => {
    expect(createUidMatcher(keys)(uid)).toBe(true);
    const next = createKeys('another key, as long as it has to be', 'one key that is long enough to be one');
    expect(createUidMatcher(next)(uid)).toBe(true);
    expect(createUidMatcher(createKeys('another key, as long as it has to be'))(uid)).toBe(false);
  });

  test.each([
    ['', 'none'],
    [`x${uid}`, 'more'],
    [uid.replace('@estadia', '@elsewhere'), 'another place'],
    [`${uid.slice(0, 10)}${uid[10] === 'A' ? 'B' : 'A'}${uid.slice(11)}`, 'another thing'],
    [`${uid.slice(0, 30)}${uid[30] === 'A' ? 'B' : 'A'}${uid.slice(31)}`, 'another proof'],
  ])('an event with %s (%s) is not recognised as ours', (other) => {
    expect(createUidMatcher(keys)(other)).toBe(false);
  });
});

describe('its address', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(['casa', 'next']);
    const { number } = await new Bookings(host).hold('casa', 20);
    await host.db
      .updateTable('reservation')
      .set({ status: 'confirmed' })
      .where('number', '=', number)
      .execute();
  });
  afterAll(() => host.close());

  const getPath = async (unit: string) => (await host.commands.run('calendars.address', { unit })).path;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    host.fetch(new Request(`https://stay.test${path}`, { headers }));

  test('answers with a calendar that nobody else keeps, and briefly where it is known already', async () => {
    const answer = await ask(await getPath('casa'));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(inWords(await answer.text())).toEqual([`${dayFromNow(20)} ${dayFromNow(23)} Booked`]);

    const etag = answer.headers.get('ETag')!;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await ask(await getPath('casa'), { 'If-None-Match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await ask(await getPath('casa'), { 'If-None-Match': '"x"' })).status).toBe(200);
  });

  test('each property has its own address, and any other is not found for any property', async () => {
    const path = await getPath('casa');
    const wrong = [
      path.replace('casa', 'next'),
      path.replace('casa', 'nowhere'),
      path.replace('.ics', ''),
      `${path.slice(0, -5)}${path.at(-5) === 'A' ? 'B' : 'A'}.ics`,
      '/calendars/casa/.ics',
      getCalendarPath(createKeys('another key, as long as it has to be'), { id: 'casa', calendarVersion: 1 }),
    ];
    const answers = await Promise.all(
      wrong.map(async (one) => {
        const answer = await ask(one);
        return [answer.status, await answer.text()] as const;
      }),
    );
    expect(answers.map(([status]) => status)).toEqual(wrong.map(() => 404));
    expect(new Set(answers.map(([, body]) => body)).size).toBe(1);
    expect((await ask(await getPath('next'))).status).toBe(200);
  });

  test('can be changed: the one before stops working at once, and that of others does not', async () => {
    const [before, other] = [await getPath('casa'), await getPath('next')];
    const { path } = await host.commands.run('calendars.renewAddress', { unit: 'casa' });
    expect([(await ask(before)).status, (await ask(path)).status, (await ask(other)).status]).toEqual([
      404, 200, 200,
    ]);
    expect(await getPath('casa')).toBe(path);
    expect(getCalendarPath(createKeys(secretKey), { id: 'casa', calendarVersion: 2 })).toBe(path);
    expect(host.logged()).not.toContain(path.split('/').at(-1));
  });
});
