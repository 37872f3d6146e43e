import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ImportedStay } from '../../contract/dashboard/stayImports.ts';
import { deleteOldImports } from '../../server/host/retention/index.ts';
import { getRefusedKind, openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';
import { createGuest, dayFromNow } from '../support/guests.ts';

let dashboard: Dashboard;
let manager: Browser;
beforeAll(async () => {
  dashboard = await openDashboard(['casa', 'next']);
  manager = dashboard.as('manager');
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  const { db } = dashboard.host;
  await db.deleteFrom('reservation').execute();
  await db.deleteFrom('stayImport').execute();
});

const createStay = (fromDay: number, more: Partial<ImportedStay> = {}): ImportedStay => ({
  unit: 'casa',
  startDate: dayFromNow(fromDay),
  endDate: dayFromNow(fromDay + 3),
  guests: 2,
  guest: { firstName: 'Ana', lastName: 'Silva' },
  channel: { name: 'Airbnb', reference: `HM${fromDay}`, payout: 41_250 },
  ...more,
});

const importStays = (stays: ImportedStay[], more: { import?: string } = {}) =>
  manager.call('importStays', { body: { stays, ...more } });
const getProblems = async (stays: ImportedStay[]) =>
  (await importStays(stays)).results.map(({ problem }) => problem);
const examine = async (stays: ImportedStay[]) =>
  (await manager.call('examineStays', { body: { stays } })).stays;
const undo = (id: string) => manager.call('undoStayImport', { params: { import: id } });
const listImports = async () => (await manager.call('listStayImports')).imports;
const readStays = () =>
  dashboard.host.db
    .selectFrom('reservation')
    .select([
      'number',
      'unitId',
      'startDate',
      'status',
      'source',
      'sourceReference',
      'payout',
      'email',
      'phone',
    ])
    .orderBy('startDate')
    .execute();

describe('an import of stays', () => {
  test('stores stays of a channel without e-mails or payments', async () => {
    const stays = [
      createStay(10, { email: 'ana@example.com', phone: '+351 912 345 678', note: 'Late' }),
      createStay(20, { unit: 'next', phone: 'call me' }),
    ];
    expect(await examine(stays)).toEqual([
      { problem: null, by: null },
      { problem: null, by: null },
    ]);
    expect(await readStays()).toEqual([]);
    expect(await getProblems(stays)).toEqual([null, null]);
    expect(await readStays()).toMatchObject([
      {
        unitId: 'casa',
        status: 'confirmed',
        source: 'Airbnb',
        sourceReference: 'HM10',
        payout: 41_250,
        email: 'ana@example.com',
        phone: '912 345 678',
      },
      { unitId: 'next', phone: '' },
    ]);
    expect(await dashboard.host.db.selectFrom('payment').selectAll().execute()).toEqual([]);
    expect(dashboard.host.mails.mails).toEqual([]);
    expect(await listImports()).toMatchObject([{ author: 'manager', stays: 2, changed: 0, undoneAt: null }]);
  });

  test('stores no stay twice, even with other dates', async () => {
    const stays = [createStay(10), createStay(20, { channel: { name: 'Other' } })];
    await importStays(stays);
    expect(await getProblems(stays)).toEqual(['known', 'known']);
    const [first] = await readStays();
    expect(await examine([createStay(11, { channel: { name: 'Airbnb', reference: 'HM10' } })])).toEqual([
      { problem: 'otherDates', by: first!.number },
    ]);
    expect(await readStays()).toHaveLength(2);
  });

  test('does not store a stay again that was cancelled since', async () => {
    await importStays([createStay(10)]);
    const [stay] = await readStays();
    const body = {
      refund: 'none' as const,
      expectedRefund: 0,
      expectedPaid: 0,
      expectedStatus: 'confirmed' as const,
    };
    await manager.call('cancel', { params: { reservation: stay!.number }, body });
    expect(await getProblems([createStay(10)])).toEqual(['known']);
  });

  test('omits what cannot be stored, and stores the rest', async () => {
    await importStays([createStay(10)]);
    await manager.call('closeNights', {
      body: { unit: 'next', from: dayFromNow(10), to: dayFromNow(12), why: 'Painter' } as never,
    });
    expect(
      await getProblems([
        createStay(11),
        createStay(10, { unit: 'next' }),
        createStay(-10),
        createStay(9000),
        createStay(30, { guests: 50 }),
        createStay(30, { unit: 'nowhere' }),
        createStay(30),
      ]),
    ).toEqual(['nightsTaken', 'nightsTaken', 'past', 'tooFar', 'tooManyGuests', 'unknownProperty', null]);
  });

  test('continues with a further call', async () => {
    const { import: id } = await importStays([createStay(10)]);
    await importStays([createStay(20)], { import: id });
    expect(await listImports()).toMatchObject([{ import: id, stays: 2 }]);
    expect(await getRefusedKind(importStays([createStay(30)], { import: 'unknown' }))).toBe('not-found');
    await undo(id);
    expect(await getRefusedKind(importStays([createStay(30)], { import: id }))).toBe('command-refused');
  });

  test('rejects an empty list, a name without letters and a source of the site', async () => {
    const tryBody = (stays: ImportedStay[]) => getRefusedKind(importStays(stays));
    expect(await tryBody([])).toBe('validation-failed');
    expect(await tryBody([createStay(10, { guest: { firstName: '', lastName: '' } })])).toBe(
      'validation-failed',
    );
    expect(await tryBody([createStay(10, { channel: { name: 'Site' } })])).toBe('validation-failed');
  });
});

describe('undoing an import', () => {
  test('removes its stays, so that the file can be imported again', async () => {
    const { locale, ...guest } = createGuest();
    await manager.call('createBooking', {
      body: {
        unit: 'casa',
        startDate: dayFromNow(50),
        endDate: dayFromNow(52),
        guests: 2,
        locale,
        guest,
        payment: { by: 'arrival' },
      },
    });
    const stays = [createStay(10), createStay(20)];
    const { import: id } = await importStays(stays);
    expect(await undo(id)).toEqual({ import: id, removed: 2, kept: [] });
    expect(await readStays()).toHaveLength(1);
    expect(await listImports()).toMatchObject([{ stays: 0, undoneAt: expect.any(String) as string }]);
    expect(await getProblems(stays)).toEqual([null, null]);
  });

  test('keeps stays that somebody has changed since', async () => {
    const { import: id } = await importStays([
      createStay(10),
      createStay(20),
      createStay(30),
      createStay(40),
    ]);
    const [noted, paid, notified] = (await readStays()).map(({ number }) => number);
    await manager.call('addNote', { params: { reservation: noted! }, body: { text: 'A note' } });
    await manager.call('recordChannelMoney', { params: { reservation: paid! }, body: { payout: 1 } });
    // The columns of recurring tasks do not count.
    await dashboard.host.db
      .updateTable('reservation')
      .set({ registrationRemindedAt: new Date(), arrivalNotifiedAt: new Date(), holdExpiresAt: new Date() })
      .where('number', '=', notified!)
      .execute();
    expect(await listImports()).toMatchObject([{ stays: 4, changed: 2 }]);
    expect(await undo(id)).toEqual({ import: id, removed: 2, kept: [noted, paid] });
    expect(await getRefusedKind(undo(id))).toBe('command-refused');
  });

  test('needs an existing import', async () => {
    expect(await getRefusedKind(undo('unknown'))).toBe('not-found');
  });

  test('is possible for a year, and the stays remain', async () => {
    await importStays([createStay(10)]);
    await deleteOldImports(dashboard.host);
    expect(await listImports()).toHaveLength(1);
    await dashboard.host.db
      .updateTable('stayImport')
      .set({ createdAt: sql<Date>`clock_timestamp() - interval '366 days'` })
      .execute();
    await deleteOldImports(dashboard.host);
    expect(await listImports()).toEqual([]);
    expect(await readStays()).toHaveLength(1);
  });
});

test('the log of actions contains the number of stays, and nothing about guests', async () => {
  const { import: id } = await importStays([createStay(10), createStay(10)]);
  await undo(id);
  const { actions } = await dashboard.as('owner').call('listActions');
  expect(
    actions
      .filter(({ action }) => /Import|importStays/.test(action))
      .slice(0, 2)
      .map(({ action, details }) => [action, details]),
  ).toEqual([
    ['undoStayImport', { stays: 1 }],
    ['importStays', { stays: 1 }],
  ]);
});
