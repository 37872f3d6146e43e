import { beforeEach, describe, expect, test } from 'vitest';
import { evaluateCalendars } from '../../server/commands/doctor/calendars.ts';
import { notifyConflicts } from '../../server/host/calendars/conflicts.ts';
import { readCalendar } from '../../server/host/calendars/readCalendar.ts';
import { runCommand } from '../../server/host/commands/run.ts';
import { FeedUnreachable } from '../../server/host/ports/feeds.ts';
import { sendCalendarMail, sendConflict } from '../../server/host/mail/sendCalendarMail.ts';
import type { JobData } from '../../server/host/ports/jobs.ts';
import { recheckConflicts } from '../../server/host/stays/blockedNights.ts';
import { eraseGuests } from '../../server/host/retention/eraseGuests.ts';
import { readFigures } from '../../server/host/readFigures.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { createStay, getStayStatus } from '../outside/support/stays.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { airbnb, booking, getCalendar, createChannelStay } from './support/feeds.ts';

const address = 'https://calendar.test/1.ics';

let still: ManualHost;
let id: string;
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(new Date('2031-05-01T12:00:00Z'));
  ({ id } = await runCommand(still.context, 'calendars.add', { unit: 'casa', name: 'Airbnb', address }));
  still.jobs.taken();
});

async function read(content: string | FeedUnreachable, at?: string) {
  if (at !== undefined) await still.clock.stopAt(new Date(at));
  still.feeds.publish(address, content);
  await readCalendar(still.context, id);
}

describe('a conflict of an imported stay with a reservation', () => {
  const listConflicts = async () => {
    await notifyConflicts(still.context);
    return still.jobs.taken();
  };
  const book = (startDate: string, endDate: string, status: 'confirmed' | 'awaiting_payment' = 'confirmed') =>
    createStay(still, { startDate, endDate, status });
  const listed = async () =>
    (await runCommand(still.context, 'calendars.conflicts', {})).map(
      ({ calendar, start, end, startDate }) => {
        return `${calendar} ${start} ${end}, here from ${startDate}`;
      },
    );

  test('is reported once, is listed while it lasts, and changes nothing', async () => {
    const reservationId = await book('2031-05-16', '2031-05-20');
    const before = await getStayStatus(still, reservationId);
    await read(airbnb);
    const conflict = { calendarId: id, reservationId, startDate: '2031-05-14', endDate: '2031-05-17' };
    expect(await listConflicts()).toEqual([['mail.hostConflict', conflict]]);
    expect(await listConflicts()).toEqual([]);
    expect(await listed()).toEqual(['Airbnb 2031-05-14 2031-05-17, here from 2031-05-16']);
    const figures = await readFigures(still.db);
    expect(figures.calendars).toEqual({ read: 1, failing: 0, conflicts: 1 });
    expect(await getStayStatus(still, reservationId)).toEqual(before);

    await read(getCalendar(createChannelStay('2031-08-01', '2031-08-03')));
    expect([await listed(), await listConflicts()]).toEqual([[], []]);
    // A returning conflict is known; a new one is reported.
    await read(airbnb);
    expect(await listConflicts()).toEqual([]);
    await read(getCalendar(createChannelStay('2031-05-15', '2031-05-17')));
    expect(await listConflicts()).toHaveLength(1);
  });

  test('a long conflict is reported once and listed until the reservation is over', async () => {
    await book('2031-05-15', '2031-05-16');
    await book('2031-05-16', '2031-05-17');
    const forever = createChannelStay('2031-05-14', '9999-12-31');
    await read(getCalendar(forever), '2031-05-13T12:00:00Z');
    expect(await listConflicts()).toHaveLength(2);
    await read(getCalendar(forever), '2031-05-14T12:00:00Z');
    expect(await listConflicts()).toEqual([]);
    await read(getCalendar(forever), '2031-05-15T12:00:00Z');
    expect(await listConflicts()).toEqual([]);
    expect(await listed()).toHaveLength(2);
    await read(getCalendar(forever), '2031-05-16T12:00:00Z');
    expect([await listConflicts(), (await listed()).length]).toEqual([[], 1]);
  });

  test.each([
    ['site', 1],
    ['phone', 1],
    ['Booking.com', 0],
  ])('a stay within a reservation from "%s" is reported %i times', async (source, times) => {
    const about = { source, endDate: '2031-05-20', startDate: '2031-05-14' };
    await createStay(still, { status: 'confirmed', about });
    await read(airbnb);
    expect([(await listConflicts()).length, (await listed()).length]).toEqual([times, times]);
  });

  test('a conflict with an earlier hold is reported when the hold is booked', async () => {
    const reservationId = await book('2031-05-16', '2031-05-20', 'awaiting_payment');
    await read(booking);
    expect([await listConflicts(), await listed()]).toEqual([[], []]);
    await still.db
      .updateTable('reservation')
      .set({ status: 'confirmed' })
      .where('id', '=', reservationId)
      .execute();
    const nights = { unitId: 'casa', startDate: '2031-05-16', endDate: '2031-05-20' };
    await inTransaction(still.db, (trx) => recheckConflicts(trx, nights));
    expect(await listConflicts()).toHaveLength(1);
  });

  test('an adjacent stay, a block and another property are no conflicts', async () => {
    await book('2031-05-17', '2031-05-20');
    await book('2031-06-02', '2031-06-05');
    await createStay(still, { status: 'confirmed', about: { unitId: 'next' } });
    await read(airbnb);
    expect([await listConflicts(), await listed()]).toEqual([[], []]);
  });

  test.each([
    ['exactly the nights of a stay', [['2031-05-14', '2031-05-17']]],
    [
      'those of two stays in a row',
      [
        ['2031-05-14', '2031-05-15'],
        ['2031-05-15', '2031-05-17'],
      ],
    ],
  ])(
    'an event of a channel that repeats %s, booked here before, is listed and is no conflict',
    async (_, stays) => {
      for (const [start, end] of stays) await book(start!, end!);
      await read(booking, '2031-05-01T13:00:00Z');
      const conflicts = () => runCommand(still.context, 'calendars.conflicts', {});
      expect(await listConflicts()).toEqual([]);
      expect((await conflicts()).map(({ isEcho }) => isEcho)).toEqual(stays.map(() => true));
      expect((await readFigures(still.db)).calendars.conflicts).toBe(0);
      // A conflict that is read again is known from its first import.
      await read(booking, '2031-05-01T14:00:00Z');
      expect(await listConflicts()).toEqual([]);
      await still.db.updateTable('reservation').set({ status: 'cancelled' }).execute();
      expect([await conflicts(), await listConflicts()]).toEqual([[], []]);
    },
  );

  test.each([
    ['other nights', booking.replace('20310517', '20310518')],
    ['a booking of its own', booking.replace('CLOSED - Not available', 'Reserved')],
  ])(
    'an event of a channel that shows %s is a conflict, although a stay was booked here before',
    async (_, feed) => {
      await book('2031-05-14', '2031-05-17');
      await read(feed, '2031-05-01T13:00:00Z');
      expect(await listConflicts()).toHaveLength(1);
    },
  );

  test('an event of a channel before the booking here is a conflict', async () => {
    await read(booking);
    await still.clock.stopAt(new Date('2031-05-01T13:00:00Z'));
    const reservationId = await book('2031-05-14', '2031-05-17');
    const confirmedAt = new Date('2031-05-01T13:00:00Z');
    const booked = still.db.updateTable('reservation').set({ confirmedAt });
    await booked.where('id', '=', reservationId).execute();
    expect(await listConflicts()).toHaveLength(1);
  });

  test('the host gets an e-mail in their language with the nights and guest of this reservation', async () => {
    await book('2031-05-16', '2031-05-20');
    await read(airbnb);
    const [[, conflict] = []] = await listConflicts();
    await sendConflict(still.context, conflict as JobData['mail.hostConflict'], 'job');
    const [mail] = still.mails.mails;
    expect(mail).toMatchObject({ to: 'host@example.com', language: 'pt' });
    expect(mail!.subject).toMatch(/^A reserva ES-\w+ coincide com outra do Airbnb: Casa casa \(pt\)$/);
    expect(mail!.text).toContain('de 14 de maio de 2031 a 17 de maio de 2031');
    expect(mail!.text).toMatch(/Maria Silva[^]*Nada foi alterado/);
  });
});

test.each<[string, (reservationId: string) => Promise<unknown>]>([
  [
    'the stay here was called off',
    () => still.db.updateTable('reservation').set({ status: 'cancelled' }).execute(),
  ],
  ['the stay elsewhere was called off', () => read(getCalendar())],
  ['the guest is erased', (id) => inTransaction(still.db, (trx) => eraseGuests(still.context, trx, [id]))],
])('a host gets no e-mail about a conflict if %s before the e-mail is sent', async (_, change) => {
  const reservationId = await createStay(still, { status: 'confirmed' });
  await read(airbnb);
  await notifyConflicts(still.context);
  const [[, conflict] = []] = still.jobs.taken();
  await change(reservationId);
  await sendConflict(still.context, conflict as JobData['mail.hostConflict'], 'job');
  expect(still.mails.mails).toEqual([]);
});

describe('a calendar that keeps failing', () => {
  const away = new FeedUnreachable('it is gone (404)');
  const jobs = () => still.jobs.taken();

  test('a failing calendar is reported once after three attempts in two hours, and once recovered', async () => {
    await read(airbnb);
    await read(away, '2031-05-01T12:00:00Z');
    await read(away, '2031-05-01T13:59:59Z');
    await read(away, '2031-05-01T13:59:59Z');
    expect(jobs()).toEqual([]);
    await read(away, '2031-05-01T14:00:00Z');
    expect(jobs()).toEqual([['mail.hostCalendarFailing', { calendarId: id }]]);
    await read(away, '2031-05-02T14:00:00Z');
    expect(jobs()).toEqual([]);
    expect((await readFigures(still.db)).calendars).toMatchObject({ read: 1, failing: 1 });
    await sendCalendarMail(still.context, 'hostCalendarFailing', { calendarId: id }, 'job');
    await read(airbnb);
    expect(jobs()).toEqual([['mail.hostCalendarWell', { calendarId: id }]]);
    await read(airbnb);
    expect(jobs()).toEqual([]);
    // The reason for the e-mail no longer applies.
    await sendCalendarMail(still.context, 'hostCalendarFailing', { calendarId: id }, 'job');
    await sendCalendarMail(still.context, 'hostCalendarWell', { calendarId: id }, 'job');
    expect(still.mails.mails.map(({ subject }) => subject)).toEqual([
      'Não é possível ler o calendário do Airbnb: Casa casa (pt)',
      'O calendário do Airbnb volta a ser lido: Casa casa (pt)',
    ]);
    expect(still.mails.mails[0]!.text).toContain('Desde 1/05, 13:00');
  });

  test('a calendar that recovers after two attempts, or fails three times at once, is not reported', async () => {
    await read(away, '2031-05-01T12:00:00Z');
    await read(away, '2031-05-01T15:00:00Z');
    await read(airbnb);
    for (let times = 0; times < 3; times += 1) await read(away, '2031-05-01T16:00:00Z');
    expect(jobs()).toEqual([]);
  });
});

describe('events that cannot be read', () => {
  const odd = (uid: string, start: string) => [`UID:${uid}`, `DTSTART;VALUE=DATE:${start}`, 'DTEND:whenever'];
  const jobs = () => still.jobs.taken();

  test('are reported once for each change with their nights, and not when they disappear', async () => {
    const mail = [['mail.hostCalendarUnreadable', { calendarId: id }]];
    await read(getCalendar(odd('1', '20310514')));
    expect(jobs()).toEqual(mail);
    // On another line, and under another name, it is still the same.
    const other = createChannelStay('2031-08-01', '2031-08-03');
    await read(getCalendar(other, odd('2', '20310514')));
    expect(jobs()).toEqual([]);
    await read(getCalendar(other, odd('1', '20310514'), odd('2', '20310601')));
    expect(jobs()).toEqual(mail);
    await sendCalendarMail(still.context, 'hostCalendarUnreadable', { calendarId: id }, 'job');
    const [sent] = still.mails.mails;
    expect(sent!.subject).toBe('Não é possível ler 2 eventos do calendário do Airbnb: Casa casa (pt)');
    expect(sent!.text).toMatch(/Linha 10 do ficheiro: .*DTEND.*14 de maio de 2031 a 15 de maio de 2031/);
    await read(getCalendar(other));
    await sendCalendarMail(still.context, 'hostCalendarUnreadable', { calendarId: id }, 'job');
    expect([jobs(), still.mails.mails.length]).toEqual([[], 1]);
  });
});

test('are listed in today’s calendars with possibly missing nights', async () => {
  const listed = async () =>
    (await runCommand(still.context, 'today', {})).attention.filter(({ kind }) => kind === 'calendar');
  const calendar = { kind: 'calendar', unitId: 'casa', calendar: 'Airbnb' };
  await read(new FeedUnreachable('it is gone (404)'));
  expect(await listed()).toMatchObject([{ ...calendar, why: 'failing' }]);
  await read(getCalendar(['UID:1', 'DTSTART:never'], ['UID:2', 'DTSTART:never']));
  expect(await listed()).toMatchObject([{ ...calendar, why: 'unreadable', count: 2 }]);
  await read(airbnb);
  // A single failure does not matter: the next reading may succeed.
  await read(new FeedUnreachable('it is busy (503)'));
  expect(await listed()).toEqual([]);
});

test('are listed by the doctor command, like the conflicts', async () => {
  const judged = async () => {
    const conflicts = await runCommand(still.context, 'calendars.conflicts', {});
    const [finding] = evaluateCalendars(
      await runCommand(still.context, 'calendars.list', {}),
      conflicts.length,
    );
    return `${finding?.outcome}: ${finding?.found}`;
  };
  await read(getCalendar(createChannelStay('2031-08-01', '2031-08-03'), ['UID:1', 'DTSTART:never']));
  expect(await judged()).toBe('warning: calendars with unreadable events: 1 event in Airbnb for casa');
  const marked = [...createChannelStay('2031-08-01', '2031-08-03'), 'TRANSP:TRANSPARENT'];
  await read(
    getCalendar(marked, ['UID:1', 'TRANSP:TRANSPARENT', 'DTSTART:20310514T150000Z', 'DURATION:PT20H']),
  );
  expect(await judged()).toBe(
    'ok: readable calendars of other channels: 1; marked as free: nights blocked by 1 event, no nights blocked by 1 event',
  );
  await read(airbnb);
  expect(await judged()).toBe('ok: readable calendars of other channels: 1');
  await createStay(still, { status: 'confirmed' });
  expect(await judged()).toBe('warning: stays on other channels that overlap a reservation: 1');
  await read(new FeedUnreachable('it is gone (404)'));
  expect(await judged()).toBe('warning: calendars that cannot be read: Airbnb for casa (it is gone (404))');
  expect(evaluateCalendars([], 0)).toEqual([]);
});
