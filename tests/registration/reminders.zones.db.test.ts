import { beforeEach, describe, expect, test } from 'vitest';
import { sendBulletinsDue } from '../../server/host/mail/sendBulletinsDue.ts';
import { sendStayMail } from '../../server/host/mail/sendStayMail.ts';
import { markExported, remindGuests, notifyBulletins } from '../../server/host/registration/index.ts';
import { storeForms } from '../../server/host/registration/storeForms.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { createStay, createPastStays } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { inTimeZone, openManualHost, withoutLetting, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

type About = Partial<Omit<ReservationRow, 'quote' | 'nights'>>;
const longBefore = new Date('2031-01-01T12:00:00Z');
/** A stay from Friday 16 May 2031, three nights. */
const stay = (status: ReservationRow['status'] = 'confirmed', about: About = {}) =>
  createStay(still, {
    status,
    startDate: '2031-05-16',
    endDate: '2031-05-19',
    about: { confirmedAt: longBefore, ...about },
  });
/** The jobs that a task enqueues at each of these instants. */
async function atEach(task: (host: ManualHost['context']) => Promise<void>, instants: readonly string[]) {
  const taken = [];
  for (const instant of instants) {
    await still.clock.stopAt(new Date(instant));
    await task(still.context);
    taken.push(still.jobs.taken().map(([name, data]) => ({ name, ...data })));
  }
  return taken;
}
const registered = async (id: string, nationality = 'DEU') => {
  await inTransaction(still.db, (trx) =>
    storeForms(trx, still.context.keys, id, [createLegalForm({ nationality })]),
  );
  await still.db
    .updateTable('reservation')
    .set({ guestsRegisteredAt: longBefore })
    .where('id', '=', id)
    .execute();
};

describe('unregistered guests', () => {
  test('are reminded once, seven days before arrival at nine in the morning at their property', async () => {
    still.context = inTimeZone(still.context, 'Atlantic/Azores');
    const id = await stay();
    const mail = { name: 'mail.reminder', reservationId: id };
    const instants = [
      '2031-05-09T08:59:59Z',
      '2031-05-09T09:00:00Z',
      '2031-05-09T09:00:30Z',
      '2031-05-15T09:00:00Z',
    ];
    expect(await atEach(remindGuests, instants)).toEqual([[], [mail], [], []]);
  });

  test('are reminded however many guests before them never registered', async () => {
    await createPastStays(still);
    const id = await stay();
    expect((await atEach(remindGuests, ['2031-05-10T12:00:00Z'])).flat()).toEqual([
      { name: 'mail.reminder', reservationId: id },
    ]);
  });

  test('are reminded although their property is no longer rented out', async () => {
    still.context = withoutLetting(still.context);
    await stay();
    expect((await atEach(remindGuests, ['2031-05-10T12:00:00Z'])).flat()).toHaveLength(1);
  });

  test('get one reminder from two simultaneous processes', async () => {
    await stay();
    await still.clock.stopAt(new Date('2031-05-10T12:00:00Z'));
    await Promise.all([remindGuests(still.context), remindGuests(still.context)]);
    expect(still.jobs.taken()).toHaveLength(1);
  });

  test('are reminded as many days before as their host has set, or never', async () => {
    const id = await stay();
    const units = new Map(still.context.content.units);
    const remindedAt = (remindDaysBefore: number) => {
      units.set('casa', { ...units.get('casa')!, remindDaysBefore });
      still.context = { ...still.context, content: { ...still.context.content, units } };
    };
    remindedAt(0);
    expect(await atEach(remindGuests, ['2031-05-15T12:00:00Z'])).toEqual([[]]);
    remindedAt(2);
    expect(await atEach(remindGuests, ['2031-05-13T12:00:00Z', '2031-05-14T12:00:00Z'])).toEqual([
      [],
      [{ name: 'mail.reminder', reservationId: id }],
    ]);
  });

  test('get no reminder for a day after booking', async () => {
    await stay('confirmed', { confirmedAt: new Date('2031-05-13T20:00:00Z') });
    const instants = ['2031-05-14T19:59:59Z', '2031-05-14T20:00:00Z'];
    expect((await atEach(remindGuests, instants)).map((mails) => mails.length)).toEqual([0, 1]);
  });

  test('are reminded when their host reopens the registration', async () => {
    await stay('confirmed', { guestsRegisteredAt: longBefore, registrationReopenedAt: longBefore });
    expect((await atEach(remindGuests, ['2031-05-10T12:00:00Z'])).flat()).toHaveLength(1);
  });

  test.each<[string, ReservationRow['status'], About]>([
    ['have registered', 'confirmed', { guestsRegisteredAt: longBefore }],
    ['have called the stay off', 'cancelled', { endedAt: longBefore }],
    ['have not paid', 'awaiting_payment', { confirmedAt: null }],
    ['are erased', 'confirmed', { guestErasedAt: longBefore }],
  ])('are not reminded if they %s', async (_, status, about) => {
    await stay(status, about);
    expect(await atEach(remindGuests, ['2031-05-15T12:00:00Z'])).toEqual([[]]);
  });

  test('are not reminded once the day of arrival is over', async () => {
    await stay();
    expect(await atEach(remindGuests, ['2031-05-16T23:30:00Z'])).toEqual([[]]);
  });

  test('get no reminder that is outdated when it is sent', async () => {
    const id = await stay();
    await sendStayMail(still.context, 'reminder', id, 'a');
    expect(still.mails.mails).toMatchObject([
      { subject: expect.stringMatching(/^Please register the guests of reservation/) },
    ]);
    await registered(id);
    await sendStayMail(still.context, 'reminder', id, 'b');
    await still.db
      .updateTable('reservation')
      .set({ guestsRegisteredAt: null, status: 'cancelled' })
      .execute();
    await sendStayMail(still.context, 'reminder', id, 'c');
    expect(still.mails.mails).toHaveLength(1);
  });
});

describe('hosts of guests who must be reported', () => {
  // Three working days after a Friday: Wednesday 21 May.
  const instants = [
    '2031-05-17T07:59:59Z',
    '2031-05-17T08:00:00Z',
    '2031-05-19T12:00:00Z',
    '2031-05-20T07:59:59Z',
    '2031-05-20T08:00:00Z',
    '2031-05-20T08:00:30Z',
    '2031-05-21T12:00:00Z',
  ];

  test('are notified in the morning after arrival, and again the day before the deadline', async () => {
    const reservationId = await stay();
    const job = { name: 'mail.hostBulletins', reservationId };
    expect(await atEach(notifyBulletins, instants)).toEqual([
      [],
      [{ ...job, isLast: false }],
      [],
      [],
      [{ ...job, isLast: true }],
      [],
      [],
    ]);
  });

  test('are notified although their property is no longer rented out', async () => {
    still.context = withoutLetting(still.context);
    await stay();
    expect((await atEach(notifyBulletins, ['2031-05-17T08:00:00Z'])).flat()).toHaveLength(1);
  });

  test('are notified once when the site was down until the deadline was near, and not later', async () => {
    await stay();
    expect(
      (await atEach(notifyBulletins, ['2031-05-22T12:00:00Z', '2031-05-22T12:00:30Z'])).flat(),
    ).toMatchObject([{ isLast: true }]);
    const { context, jobs, db } = still;
    await db.updateTable('reservation').set({ bulletinsLastNotifiedAt: null }).execute();
    await still.clock.stopAt(new Date('2031-06-01T12:00:00Z'));
    await notifyBulletins(context);
    expect(jobs.taken()).toEqual([]);
  });

  test.each<[string, ReservationRow['status'], About]>([
    ['has been reported', 'confirmed', { bulletinsExportedAt: longBefore }],
    ['was called off', 'cancelled', { endedAt: longBefore }],
    ['was never booked', 'expired', { confirmedAt: null }],
  ])('are not notified of a stay that %s', async (_, status, about) => {
    await stay(status, about);
    expect((await atEach(notifyBulletins, instants)).flat()).toEqual([]);
  });

  test('are not notified when the authorities do not know their property', async () => {
    await stay();
    const units = new Map(
      [...still.context.content.units].map(([id, unit]) => [id, { ...unit, siba: undefined }]),
    );
    still.context = { ...still.context, content: { ...still.context.content, units } };
    expect((await atEach(notifyBulletins, instants)).flat()).toEqual([]);
  });

  test('read what to do, and get no e-mail without a task', async () => {
    await still.clock.stopAt(new Date('2031-05-17T12:00:00Z'));
    const id = await stay();
    const sendEmail = () => sendBulletinsDue(still.context, { reservationId: id, isLast: false }, 'job');
    const mails = () => still.mails.mails.map(({ to, text }) => [to, text] as const);
    await sendEmail();
    expect(mails()).toEqual([
      ['host@example.com', expect.stringContaining('/host/registration?missing=true')],
    ]);
    expect(mails()[0]![1]).toContain('21 de maio');
    await registered(id);
    await sendEmail();
    expect(mails()[1]![1]).toContain('1 boletim está pronto');
    await still.db.deleteFrom('registration').execute();
    await registered(id, 'PRT');
    await sendEmail();
    await still.db.deleteFrom('registration').execute();
    await registered(id);
    await markExported(still.context, [id]);
    await sendEmail();
    expect(mails()).toHaveLength(2);
  });
});
