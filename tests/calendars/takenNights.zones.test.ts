import { CalendarDateTime, parseDate, toZoned } from '@internationalized/date';
import * as fc from 'fast-check';
import { ICalCalendar } from 'ical-generator';
import { describe, expect, test } from 'vitest';
import { NoCalendar } from '../../server/host/calendars/reader/components.ts';
import { takenNights } from '../../server/host/calendars/takenNights.ts';
import { airbnb, booking, getCalendar, google, createChannelStay, vrbo } from './support/feeds.ts';

const open = { start: '2031-01-01', end: '2034-01-01' };
const read = (text: string, timeZone = 'Europe/Lisbon', isOwn: (uid: string) => boolean = () => false) =>
  takenNights(text, { timeZone, open, isOwn });
const inWords = (text: string, timeZone?: string) =>
  read(text, timeZone).nights.map(({ start, end, isStay }) => `${start} ${end} ${isStay ? 'stay' : 'block'}`);

describe('imported nights of a calendar are read as written:', () => {
  test.each([
    ['Airbnb', airbnb, ['2031-05-14 2031-05-17 stay', '2031-06-01 2031-06-10 block']],
    ['Booking.com', booking, ['2031-05-14 2031-05-17 stay']],
    ['Vrbo', vrbo, ['2031-05-14 2031-05-17 stay', '2031-06-01 2031-06-04 block']],
    [
      'Google, with what repeats, moves, is free or was called off',
      google,
      [
        '2031-05-14 2031-05-17 stay',
        '2031-06-06 2031-06-08 stay',
        '2031-07-01 2031-07-02 stay',
        '2031-08-01 2031-08-03 stay',
        '2031-09-12 2031-09-14 stay',
      ],
    ],
  ])('%s', (_, feed, nights) => {
    expect(inWords(feed)).toEqual(nights);
    expect(read(feed).unreadable).toBe(0);
  });

  test('events with dates and with times are read as by another library', () => {
    const calendar = new ICalCalendar();
    calendar.createEvent({
      allDay: true,
      start: new Date('2031-05-14'),
      end: new Date('2031-05-17'),
      summary: 'Ana',
    });
    calendar.createEvent({
      start: new Date('2031-06-01T14:00Z'),
      end: new Date('2031-06-02T10:00Z'),
      summary: 'Rui',
    });
    expect(inWords(calendar.toString())).toEqual([
      '2031-05-14 2031-05-17 stay',
      '2031-06-01 2031-06-02 stay',
    ]);
  });

  test('no guest data is passed on', () => {
    expect(JSON.stringify([airbnb, vrbo, google].map((feed) => read(feed)))).not.toMatch(
      /Joana|Cousins|HM000|Reserved|airbnb/,
    );
  });
});

const day = (start: string, ...more: string[]) => [`UID:${start}`, `DTSTART;VALUE=DATE:${start}`, ...more];
const timed = (start: string, end: string) => ['UID:1', `DTSTART${start}`, `DTEND${end}`];

describe('an event', () => {
  test.each([
    ['of a day without an end is one night', day('20310514'), ['2031-05-14 2031-05-15']],
    [
      'that ends on its own day is one night',
      day('20310514', 'DTEND;VALUE=DATE:20310514'),
      ['2031-05-14 2031-05-15'],
    ],
    ['that says how long it lasts', day('20310514', 'DURATION:P3D'), ['2031-05-14 2031-05-17']],
    [
      'whose date does not say that it is one',
      ['UID:1', 'DTSTART:20310514', 'DTEND:20310516'],
      ['2031-05-14 2031-05-16'],
    ],
    ['of hours is from day to day', timed(':20310514T150000', ':20310517T110000'), ['2031-05-14 2031-05-17']],
    [
      'that ends at a minute to midnight',
      timed(':20310514T000000', ':20310516T235959'),
      ['2031-05-14 2031-05-17'],
    ],
    ['that ends at midnight', timed(':20310514T000000', ':20310517T000000'), ['2031-05-14 2031-05-17']],
    ['within a day takes no night', timed(':20310514T100000', ':20310514T120000'), []],
    [
      'that has begun is imported from its beginning',
      day('20301220', 'DTEND;VALUE=DATE:20310103'),
      ['2030-12-20 2031-01-03'],
    ],
    ['that is over is left out', day('20301220', 'DTEND;VALUE=DATE:20310101'), []],
    [
      'that never ends ends where nobody can book',
      day('20330101', 'DTEND;VALUE=DATE:99991231'),
      ['2033-01-01 2034-01-01'],
    ],
    [
      'that repeats for ever does so as long as it can be booked',
      day('20331218', 'DTEND;VALUE=DATE:20331219', 'RRULE:FREQ=WEEKLY'),
      ['2033-12-18 2033-12-19', '2033-12-25 2033-12-26'],
    ],
  ])('%s', (_, event, nights) => {
    const found = read(getCalendar(event));
    expect(found.nights.map(({ start, end }) => `${start} ${end}`)).toEqual(nights);
    expect(found.unreadable).toBe(0);
  });

  test.each([
    [
      'that ends before it begins takes its first night',
      day('20310514', 'DTEND;VALUE=DATE:20310512'),
      ['2031-05-14 2031-05-15'],
    ],
    [
      'whose end is a word takes its first night',
      day('20310514', 'DTEND:whenever'),
      ['2031-05-14 2031-05-15'],
    ],
    [
      'that begins with a word takes its last night',
      ['UID:1', 'DTSTART:tomorrow', 'DTEND;VALUE=DATE:20310517'],
      ['2031-05-16 2031-05-17'],
    ],
    ['without a beginning and an end takes none', ['UID:1', 'SUMMARY:Reserved'], []],
    [
      'that repeats every second takes the day on which it begins',
      ['UID:1', 'DTSTART:20310514T100000', 'DTEND:20310515T100000', 'RRULE:FREQ=SECONDLY'],
      ['2031-05-14 2031-05-15'],
    ],
    [
      'whose repetition makes no sense takes the first time',
      day('20310514', 'RRULE:FREQ=MONTHLY;BYDAY=9MO'),
      ['2031-05-14 2031-05-15'],
    ],
  ])('%s, is reported, and the other events are read', (_, event, nights) => {
    const feed = getCalendar(event, createChannelStay('2031-08-01', '2031-08-03'));
    expect(inWords(feed)).toEqual([...nights, '2031-08-01 2031-08-03'].map((one) => `${one} stay`));
    expect(read(feed).problems).toMatchObject([{ line: 4 }]);
    expect(read(feed).unreadable).toBe(1);
  });

  test('a partly readable event is reported until it is over, and longer if it repeats', () => {
    const odd = (...more: string[]) => read(getCalendar(day('20301214', ...more))).problems;
    expect(odd('DTEND:whenever')).toEqual([]);
    expect(odd('RRULE:FREQ=OFTEN')).toMatchObject([{ properties: ['RRULE'], nights: null }]);
  });

  test('a report of an event contains no guest, and its key does not depend on the line', () => {
    const odd = ['UID:ana@example.org', 'SUMMARY:Ana', 'DTSTART;VALUE=DATE:20310514', 'DTEND:Ana'];
    const { problems } = read(getCalendar(createChannelStay('2031-08-01', '2031-08-03'), odd));
    expect(JSON.stringify(problems)).not.toMatch(/ana/i);
    expect(problems.map(({ key }) => key)).toEqual(read(getCalendar(odd)).problems.map(({ key }) => key));
  });

  test.each([
    ['no end', ['DTSTART:20310514T000000']],
    ['an end at the same time', ['DTSTART:20310514T000000', 'DTEND:20310514T000000']],
  ])('midnight with %s is one night', (_, lines) => {
    expect(inWords(getCalendar(['UID:1', ...lines]))).toEqual(['2031-05-14 2031-05-15 stay']);
  });

  test('an event whose midnight in UTC may mean a date takes the nights of both readings', () => {
    const feed = getCalendar(timed(':20310514T000000Z', ':20310517T000000Z'));
    expect(inWords(feed, 'Europe/Lisbon')).toEqual(['2031-05-14 2031-05-17 stay']);
    expect(inWords(feed, 'America/New_York')).toEqual(['2031-05-13 2031-05-17 stay']);
  });

  test('an unindented line of its description does not cancel an event', () => {
    const text = ['DESCRIPTION:The booking before', 'Status: cancelled', 'Transp: transparent'];
    expect(inWords(getCalendar(day('20310514', ...text)))).toEqual(['2031-05-14 2031-05-15 stay']);
  });

  test('an event without nights in its newest version takes those of the version before', () => {
    const versions = [day('20310514', 'SEQUENCE:1'), ['UID:20310514', 'SEQUENCE:2', 'DTSTART:whenever']];
    expect(inWords(getCalendar(...versions))).toEqual(['2031-05-14 2031-05-15 stay']);
  });

  test('the last version of a repeated event counts', () => {
    const createRepeatedEvent = (sequence: number, end: string, ...more: string[]) =>
      day('20310514', `DTEND;VALUE=DATE:${end}`, `SEQUENCE:${sequence}`, ...more);
    expect(
      inWords(getCalendar(createRepeatedEvent(2, '20310518'), createRepeatedEvent(1, '20310517'))),
    ).toEqual(['2031-05-14 2031-05-18 stay']);
    expect(
      inWords(
        getCalendar(
          createRepeatedEvent(1, '20310517'),
          createRepeatedEvent(2, '20310517', 'STATUS:CANCELLED'),
        ),
      ),
    ).toEqual([]);
    // Some give all events one name: then nothing is left out.
    expect(
      inWords(getCalendar(createRepeatedEvent(0, '20310517'), createRepeatedEvent(0, '20310516'))),
    ).toHaveLength(2);
    expect(
      inWords(getCalendar(createRepeatedEvent(0, '20310517'), createRepeatedEvent(0, '20310517'))),
    ).toHaveLength(1);
  });

  test('an own event that comes back is ignored', () => {
    const feed = getCalendar(createChannelStay('2031-05-14', '2031-05-17'), [
      'UID:ours',
      'DTSTART;VALUE=DATE:20310601',
    ]);
    expect(read(feed, 'Europe/Lisbon', (uid) => uid === 'ours').nights).toHaveLength(1);
  });

  test('a cancelled file cancels its events', () => {
    const feed = getCalendar(createChannelStay('2031-05-14', '2031-05-17'));
    expect(inWords(feed.replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:CANCEL'))).toEqual([]);
  });
});

describe('times in another time zone become days at the property', () => {
  const berlin = ';TZID=Europe/Berlin';
  const ownZone = [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
  ].join('\r\n');

  test.each([
    // Half past midnight in Berlin is the evening before in Lisbon, and noon in Auckland.
    [
      'Europe/Lisbon',
      timed(`${berlin}:20310114T003000`, `${berlin}:20310117T003000`),
      '2031-01-13 2031-01-16',
    ],
    [
      'Pacific/Auckland',
      timed(`${berlin}:20310114T003000`, `${berlin}:20310117T003000`),
      '2031-01-14 2031-01-17',
    ],
    ['Pacific/Auckland', timed(':20310114T140000Z', ':20310117T100000Z'), '2031-01-15 2031-01-17'],
    ['America/New_York', timed(':20310114T023000Z', ':20310117T013000Z'), '2031-01-13 2031-01-16'],
    // A clock that nobody knows is taken for the property's.
    [
      'Europe/Lisbon',
      timed(';TZID=Nowhere:20310114T003000', ';TZID=Nowhere:20310117T003000'),
      '2031-01-14 2031-01-17',
    ],
  ])('an hour is converted to the property’s day in %s', (timeZone, event, nights) => {
    expect(inWords(getCalendar(event), timeZone)).toEqual([`${nights} stay`]);
  });

  test('the rules in the file are used for an unknown time zone', () => {
    const zone = ';TZID=W. Europe Standard Time';
    const feed = getCalendar(timed(`${zone}:20310114T003000`, `${zone}:20310117T003000`));
    expect(inWords(feed.replace('BEGIN:VEVENT', ownZone))).toEqual(['2031-01-13 2031-01-16 stay']);
  });

  test('a stay in UTC, in its own zone or without a zone has the same nights despite clock changes', () => {
    const zones = [
      'Europe/Lisbon',
      'America/New_York',
      'Pacific/Auckland',
      'Asia/Kolkata',
      'Atlantic/Azores',
    ];
    const times = { min: 0, max: 23 * 60 + 58 };
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer(times),
        fc.integer(times),
        (timeZone, from, length, arrive, leave) => {
          const start = parseDate('2031-01-01').add({ days: from });
          const end = start.add({ days: length });
          const at = (date: typeof start, minutes: number) =>
            new CalendarDateTime(date.year, date.month, date.day, Math.floor(minutes / 60), minutes % 60);
          const wall = (date: typeof start, minutes: number) =>
            at(date, minutes).toString().replace(/[-:]/g, '');
          const utc = (date: typeof start, minutes: number) =>
            toZoned(at(date, minutes), timeZone)
              .toDate()
              .toISOString()
              .replace(/[-:]|\.\d+/g, '');
          const written = [
            timed(`:${utc(start, arrive)}`, `:${utc(end, leave)}`),
            timed(`;TZID=${timeZone}:${wall(start, arrive)}`, `;TZID=${timeZone}:${wall(end, leave)}`),
            timed(`:${wall(start, arrive)}`, `:${wall(end, leave)}`),
            day(
              start.toString().replaceAll('-', ''),
              `DTEND;VALUE=DATE:${end.toString().replaceAll('-', '')}`,
            ),
          ];
          // The same time of day at both ends may mean days: tests of their own say what is taken then.
          fc.pre(Math.abs(arrive - leave) % (23 * 60) > 60);
          const nights = [{ start: start.toString(), end: end.toString() }];
          for (const event of written)
            expect(read(getCalendar(event), timeZone).nights).toMatchObject(nights);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('each repetition of an event is read, across both clock changes', () => {
    const feed = getCalendar([
      'UID:1',
      'DTSTART;TZID=Europe/Lisbon:20310301T160000',
      'DTEND;TZID=Europe/Lisbon:20310302T110000',
      'RRULE:FREQ=WEEKLY;COUNT=40',
    ]);
    const nights = read(feed).nights;
    expect(nights).toHaveLength(40);
    for (const { start, end } of nights) {
      expect(parseDate(start).add({ days: 1 }).toString()).toBe(end);
      expect(new Date(start).getUTCDay()).toBe(6);
    }
  });
});

test.each([
  ['a page', '<!doctype html><title>Log in</title>'],
  ['nothing', ''],
  ['a file that breaks off', airbnb.slice(0, 400)],
  ['something else of the kind', 'BEGIN:VCARD\r\nFN:Ana\r\nEND:VCARD\r\n'],
])('%s is no calendar, and what is in it is not repeated', (_, text) => {
  expect(() => read(text)).toThrow(NoCalendar);
  expect(() => read(text)).not.toThrow(/Ana|Log in|airbnb/);
});

test('a calendar of many old series is read in time, with a limit for each of them', () => {
  const old = (index: number) => [`UID:${index}`, 'DTSTART;VALUE=DATE:20010101', 'RRULE:FREQ=DAILY'];
  const many = read(getCalendar(...Array.from({ length: 400 }, (_, index) => old(index))));
  expect(many.nights).toHaveLength(3 * 365 + 1);
  expect(many.unreadable).toBeGreaterThan(0);
});

describe('the summary of an event', () => {
  const getNight = (summary: string) => read(getCalendar(day('20310514', `SUMMARY:${summary}`))).nights[0];

  test.each([
    'Not available',
    'Unavailable',
    'Blocked',
    'BLOCKED',
    'Airbnb (Not available)',
    'Blocked - owner stays',
    'Nicht verfügbar',
    'Blockiert',
    'Gesperrt',
    'Airbnb (Nicht verfügbar)',
    'Fewo-direkt: Blockiert',
    'Indisponible',
    'Non disponible',
    'Bloqué',
    'Bloquée',
    'Airbnb (Non disponible)',
    'Abritel - Indisponible',
    'No disponible',
    'Bloqueado',
    'Airbnb (No disponible)',
    'Vrbo: Bloqueada',
    'Indisponível',
    'Não disponível',
    'Nao disponivel',
    'Bloqueado',
    'Airbnb (Indisponível)',
    'INDISPONÍVEL',
  ])('“%s” blocks the night without a stay', (summary) => {
    expect(getNight(summary)).toMatchObject({ isStay: false });
  });

  test.each([
    '',
    'CLOSED - Not available',
    'Booked',
    'Busy',
    'Airbnb (Busy)',
    'Geschlossen – Nicht verfügbar',
    'Belegt',
    'Gebucht',
    'Beschäftigt',
    'FERMÉ - Non disponible',
    'Occupé',
    'Occupée',
    'CERRADO - No disponible',
    'Ocupado',
    'Fechado – Indisponível',
    'Ocupada',
  ])('“%s” is a stay that may repeat what a channel has read from our calendar', (summary) => {
    expect(getNight(summary)).toMatchObject({ isStay: true, isClosure: true });
  });

  test.each([
    'Reserved',
    'Reserved - Joana',
    'Joana',
    'Réservée - Jeanne',
    'Reserviert - Hans',
    'Reservado - Ana',
    'Peter Block',
    'Block',
    'Anna Geschlossen',
    'María Cerrado',
    'João Fechado',
    'Reserva',
    'Ana Bloqueado Silva',
    'Blocked Hans',
    'Not available for Joana',
    'BLOCKED - room',
    'Airbnb',
    'Herr Gesperrt',
    'Owner',
    'Unavailable1',
  ])('“%s” is a stay, and not one of ours', (summary) => {
    expect(getNight(summary)).toEqual({ start: '2031-05-14', end: '2031-05-15', isStay: true });
  });
});

describe('whole days written as times of another zone block the nights of those days', () => {
  const berlinOfFile = [
    'BEGIN:VTIMEZONE',
    'TZID:Office',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
  ].join('\r\n');
  const allDay = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE';

  // Days of the clock on which the file was written.
  test.each([
    ['Europe/Lisbon', timed(';TZID=Europe/Berlin:20310514T000000', ';TZID=Europe/Berlin:20310517T000000')],
    ['Europe/Lisbon', timed(';TZID=Europe/Berlin:20310514T000000', ';TZID=Europe/Berlin:20310516T235900')],
    ['Europe/Lisbon', timed(';TZID=Asia/Tokyo:20310514T000000', ';TZID=Asia/Tokyo:20310517T000000')],
    ['Europe/Lisbon', timed(':2031-05-14T00:00:00+02:00', ':2031-05-17T00:00:00+02:00')],
    ['Europe/Lisbon', timed(';TZID=Office:20310514T000000', ';TZID=Office:20310517T000000')],
    ['America/New_York', timed(';TZID=Europe/Lisbon:20310514T000000', ';TZID=Europe/Lisbon:20310517T000000')],
    ['Atlantic/Azores', ['UID:1', 'DTSTART;TZID=Europe/Lisbon:20310514T000000', 'DURATION:P3D', allDay]],
    ['Europe/Lisbon', ['UID:1', 'DTSTART;VALUE=DATE:20310514', 'DTEND:20310516T220000Z']],
  ])('at the property in %s: %j', (timeZone, event) => {
    const feed = getCalendar(event).replace('BEGIN:VEVENT', berlinOfFile);
    expect(inWords(feed, timeZone)).toEqual(['2031-05-14 2031-05-17 stay']);
  });

  // Days of an unknown clock, or times: the night before the days is blocked as a precaution.
  test.each([
    ['Europe/Lisbon', timed(':20310513T220000Z', ':20310516T220000Z')],
    ['Europe/Lisbon', timed(':20310513T220000Z', ':20310516T215959Z')],
    ['Europe/Lisbon', timed(':20310513T210000Z', ':20310516T210000Z')],
    ['Europe/Lisbon', timed(':20310513T183000Z', ':20310516T183000Z')],
    ['Europe/Lisbon', timed(':2031-05-13T23:00:00+01:00', ':2031-05-16T23:00:00+01:00')],
    ['Europe/Lisbon', timed(';TZID=Europe/Lisbon:20310513T230000', ';TZID=Europe/Lisbon:20310516T230000')],
    ['Europe/Lisbon', ['UID:1', 'DTSTART:20310513T150000Z', 'DTEND:20310516T150000Z', allDay]],
    ['Europe/Lisbon', timed(';VALUE=DATE:20310513T220000Z', ';VALUE=DATE:20310516T220000Z')],
    ['Atlantic/Azores', timed(':20310513T230000Z', ':20310516T230000Z')],
    ['America/Sao_Paulo', timed(';TZID=Etc/UTC:20310514T000000', ';TZID=Etc/UTC:20310517T000000')],
    ['America/Sao_Paulo', timed(':20310513T220000Z', ':20310516T220000Z')],
    ['America/Los_Angeles', timed(':20310513T220000Z', ':20310516T220000Z')],
  ])('or those of both interpretations, in %s: %j', (timeZone, event) => {
    expect(inWords(getCalendar(event), timeZone)).toEqual(['2031-05-13 2031-05-17 stay']);
  });

  test.each([
    ['winter to summer', timed(':20310328T230000Z', ':20310331T220000Z'), '2031-03-28 2031-04-01'],
    ['summer to winter', timed(':20311024T220000Z', ':20311027T230000Z'), '2031-10-24 2031-10-28'],
    [
      'summer to winter, with offsets',
      timed(':2031-10-25T00:00:00+02:00', ':2031-10-28T00:00:00+01:00'),
      '2031-10-25 2031-10-28',
    ],
    [
      'winter to summer in Lisbon alone',
      timed(';TZID=Africa/Tunis:20310329T000000', ';TZID=Africa/Tunis:20310401T000000'),
      '2031-03-29 2031-04-01',
    ],
    [
      'winter to summer of a clock without summer time',
      timed(':20310328T230000Z', ':20310331T230000Z'),
      '2031-03-28 2031-04-01',
    ],
  ])('from %s', (_, event, nights) => {
    expect(inWords(getCalendar(event))).toEqual([`${nights} stay`]);
  });

  test.each([
    ['a check-in and a check-out at the same hour', timed(':20310514T150000Z', ':20310517T150000Z')],
    ['noon', timed(':20310514T120000Z', ':20310517T120000Z')],
    ['midnight in America', timed(':20310514T040000Z', ':20310517T040000Z')],
    ['a late arrival and an early departure', timed(':20310514T220000Z', ':20310517T060000Z')],
  ])('except for %s, which is a time', (_, event) => {
    expect(inWords(getCalendar(event))).toEqual(['2031-05-14 2031-05-17 stay']);
  });
});

describe('an event that is marked as free', () => {
  const free = ['TRANSP:TRANSPARENT'];
  const days = [...day('20310514', 'DTEND;VALUE=DATE:20310517'), ...free];
  const times = [...timed(':20310514T150000Z', ':20310517T100000Z'), ...free];
  const count = (event: string[], ignoresFree = false) => {
    const found = takenNights(getCalendar(event), {
      timeZone: 'Europe/Lisbon',
      open,
      isOwn: () => false,
      ignoresFree,
    });
    return [found.nights.length, found.free];
  };

  test('blocks its nights if it lasts whole days, because programs mark those as free by default', () => {
    expect(count(days)).toEqual([1, { taken: 1, ignored: 0 }]);
    const berlin = [...timed(':20310513T220000Z', ':20310516T220000Z'), ...free];
    expect(count(berlin)).toEqual([1, { taken: 1, ignored: 0 }]);
  });

  test('blocks no nights and is counted if the host has chosen so, or if it has times of day', () => {
    expect(count(days, true)).toEqual([0, { taken: 0, ignored: 1 }]);
    expect(count(times)).toEqual([0, { taken: 0, ignored: 1 }]);
  });

  test('blocks its nights if it is also marked as busy', () => {
    const busy = (event: string[]) => [...event, 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'];
    for (const event of [busy(days), busy(times)])
      expect(count(event, true)).toEqual([1, { taken: 0, ignored: 0 }]);
    expect(count([...times, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])).toEqual([0, { taken: 0, ignored: 1 }]);
  });

  test('is not counted if it is cancelled, over, or within a day', () => {
    const none = [0, { taken: 0, ignored: 0 }];
    expect(count([...days, 'STATUS:CANCELLED'])).toEqual(none);
    expect(count([...day('20301220'), ...free])).toEqual(none);
    expect(count([...timed(':20301214T150000Z', ':20301217T100000Z'), ...free])).toEqual(none);
    expect(count([...timed(':20310514T100000Z', ':20310514T120000Z'), ...free])).toEqual(none);
  });
});

test('a cancelled event blocks no night, also in the spelling CANCELED', () => {
  for (const status of ['CANCELLED', 'CANCELED', 'canceled'])
    expect(inWords(getCalendar(day('20310514', `STATUS:${status}`)))).toEqual([]);
});

describe('text outside of events', () => {
  const stay = createChannelStay('2031-08-01', '2031-08-03');
  const event = [
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;VALUE=DATE:20310514',
    'DTEND;VALUE=DATE:20310517',
    'END:VEVENT',
  ];
  const file = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  const indent = (lines: string[], by = '  ') => lines.map((line) => `${by}${line}`);

  test.each([
    ['an event', file(...indent(event))],
    ['the lines of an event', file(event[0]!, ...indent(event.slice(1, -1)), event.at(-1)!)],
    [
      'everything',
      [
        'BEGIN:VCALENDAR',
        ...indent(['VERSION:2.0', event[0]!], '\t'),
        ...indent(event.slice(1, -1), '\t\t'),
        `\t${event.at(-1)}`,
        'END:VCALENDAR',
      ].join('\n'),
    ],
    ['one date', file(...event.slice(0, 3), `  ${event[3]}`, event[4]!)],
  ])('is ignored where a template has indented %s', (_, text) => {
    const { nights, unreadable } = read(text);
    expect([nights, unreadable]).toMatchObject([[{ start: '2031-05-14', end: '2031-05-17' }], 0]);
  });

  test('a folded line of an indented event is joined', () => {
    const lines = [
      'BEGIN:VEVENT',
      '  UID:1',
      '  DTSTART;VALUE=DA',
      '   TE:20310514',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2',
      'DTSTART;VALUE=D',
      ' ATE:20310601',
      'END:VEVENT',
    ];
    expect(inWords(file(...lines))).toEqual(['2031-05-14 2031-05-15 stay', '2031-06-01 2031-06-02 stay']);
  });

  const json = event.map((line) => `"${line}",`);
  const strays = [
    ['lines in quotes', json],
    ['JSON', ['{"start": "2031-05-14", "end": "2031-05-17"}']],
    ['lines that end in HTML', event.map((line) => `${line}<br>`)],
    ['dates without an event', event.slice(1, -1)],
    ['a table', ['Ana;2031-05-14;2031-05-17']],
    ['a line joined to another', ['CALSCALE:GREGORIAN', ` ${event.join(' ')}`]],
    ['a misspelt component with misspelt properties', ['BEGIN:VEVNT', 'STARTDAY:20310514', 'END:VEVNT']],
  ] as const;

  test.each(strays)('is reported next to an event: %s', (_, lines) => {
    const text = getCalendar(stay).replace('BEGIN:VEVENT', [...lines, 'BEGIN:VEVENT'].join('\r\n'));
    const { nights, problems } = read(text);
    expect(nights.at(-1)).toMatchObject({ start: '2031-08-01' });
    expect(problems).toMatchObject([{ properties: ['VCALENDAR'], nights: null }]);
    expect(problems[0]!.line).toBeGreaterThan(3);
  });

  test.each(strays)('makes a file without events no calendar: %s', (_, lines) => {
    expect(() => read(file(...lines))).toThrow(NoCalendar);
  });

  test('is reported after the end of the calendar', () => {
    const text = [getCalendar(stay).trim(), ...event].join('\r\n');
    expect(read(text)).toMatchObject({ nights: [{ start: '2031-08-01' }], unreadable: 1 });
  });

  test.each(['VEVNT', 'EVENT', 'X-BOOKING', 'VEVENTS'])(
    'a component called %s is read as an event, and reported',
    (name) => {
      const lines = event.map((line) => line.replace('VEVENT', name));
      expect(read(file(...lines))).toMatchObject({
        nights: [{ start: '2031-05-14', end: '2031-05-17' }],
        problems: [{ properties: ['VEVENT'] }],
      });
    },
  );

  test.each([
    ['DTENDE;VALUE=DATE:20310517', 'DTEND'],
    ['END-DATE:2031-05-17', 'DTEND'],
    ['"DTEND;VALUE=DATE:20310517",', 'DTEND'],
    ['RRULES:FREQ=DAILY;COUNT=3', 'RRULE'],
    ['RDATES:20310601', 'RDATE'],
    ['<i>DTEND:20310517', 'DTSTART'],
  ])('the line %s of an event is reported', (line, property) => {
    expect(read(getCalendar(day('20310514', line)))).toMatchObject({
      nights: [{ start: '2031-05-14' }],
      problems: [{ properties: [property] }],
    });
  });

  test('a date of another calendar is reported', () => {
    expect(read(getCalendar(day('25740514')))).toMatchObject({
      nights: [],
      problems: [{ properties: ['DTSTART'] }],
    });
  });

  test('a calendar with its own description is read without a report', () => {
    const about = [
      'PRODID:-//Channel 2030-01-01//EN',
      'X-WR-CALNAME:2031-05-14',
      'LAST-MODIFIED:20310101T000000Z',
      'DESCRIPTION:All bookings since 2020-01-01',
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VTODO',
      'DUE;VALUE=DATE:20310514',
      'END:VTODO',
    ];
    const alarm = ['BEGIN:VALARM', 'TRIGGER;VALUE=DATE-TIME:20310101T000000Z', 'END:VALARM'];
    expect(
      read(
        file(...about, ...event.slice(0, -1), 'WEEKEND: no', 'CREATED:20300101T000000Z', ...alarm, event[4]!),
      ),
    ).toMatchObject({
      nights: [{ start: '2031-05-14' }],
      unreadable: 0,
    });
  });
});

test('a calendar is read even if a page break is at its first or last line', () => {
  const surrounded = `<br />${airbnb.trim()}<!-- cached -->`;
  expect(read(surrounded)).toEqual(read(airbnb));
});

test('a calendar without blocked nights is a calendar', () => {
  const free = { taken: 0, ignored: 0 };
  expect(read(getCalendar())).toEqual({ nights: [], unreadable: 0, problems: [], free });
  expect(read(`\uFEFF${airbnb.replaceAll('\r\n', '\n')}\n\n`).nights).toHaveLength(2);
});
