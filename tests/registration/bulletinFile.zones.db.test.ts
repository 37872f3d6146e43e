import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import type { LegalForm } from '../../contract/schemas/legalForm.ts';
import { cancelByHost } from '../../server/host/commands/reservations/cancelReservation.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { makeBulletinFile, listDueBulletins, markExported } from '../../server/host/registration/index.ts';
import { storeForms } from '../../server/host/registration/storeForms.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { createStay } from '../outside/support/stays.ts';
import { openEnvironment, type TestEnvironment } from '../outside/support/environment.ts';
import { dayFromNow, createLegalForm } from '../support/guests.ts';
import { guestsIn, wrongInFile } from './bulletinRules.ts';

/** A stay from a Friday to a Monday, with what its guests filled in, where they did. */
async function getStay(world: TestEnvironment, forms?: readonly LegalForm[], startDate = '2026-11-20') {
  const endDate = parseDate(startDate).add({ days: 3 }).toString();
  const id = await createStay(world, { startDate, endDate, status: 'confirmed' });
  if (forms === undefined) return id;
  const registered = { guestsRegisteredAt: new Date() };
  await world.db.updateTable('reservation').set(registered).where('id', '=', id).execute();
  await inTransaction(world.db, (trx) => storeForms(trx, world.context.keys, id, forms));
  return id;
}

const german = createLegalForm();
const portuguese = createLegalForm({ nationality: 'PRT', documentCountry: 'PRT' });
const at = (instant: string) => ({ at: new Date(instant) });
const arrived = at('2026-11-20T12:00:00Z');

describe('bulletins that are due', () => {
  test('begin with the day of arrival at the property, and are due three working days later', async () => {
    const world = await openEnvironment({
      change: ({ property }) => void (property.timeZone = 'Atlantic/Azores'),
    });
    const id = await getStay(world, [german, portuguese]);
    expect(await listDueBulletins(world.context, at('2026-11-20T00:30:00Z'))).toEqual([]);
    expect(await listDueBulletins(world.context, at('2026-11-20T01:00:00Z'))).toMatchObject([
      {
        reservationId: id,
        unitId: 'casa',
        guests: 'registered',
        bulletins: 1,
        dueBy: '2026-11-25',
        isLate: false,
        exportedAt: null,
      },
    ]);
    const isLate = async (instant: string) => (await listDueBulletins(world.context, at(instant)))[0]!.isLate;
    expect(await isLate('2026-11-26T00:59:00Z')).toBe(false);
    expect(await isLate('2026-11-26T01:00:00Z')).toBe(true);
    await markExported(world.context, [id]);
    expect(await isLate('2026-11-26T01:00:00Z')).toBe(false);
  });

  test('say whose guests still have to register, and whose forms were deleted', async () => {
    const world = await openEnvironment();
    await getStay(world, undefined, '2026-11-02');
    const deleted = await getStay(world, [german], '2026-11-06');
    await world.db.deleteFrom('registration').where('reservationId', '=', deleted).execute();
    await getStay(world, [portuguese], '2026-11-10');
    const due = await listDueBulletins(world.context, arrived);
    expect(due.map(({ guests, bulletins, isLate }) => [guests, bulletins, isLate])).toEqual([
      ['missing', 0, true],
      ['deleted', 0, true],
      ['registered', 0, false],
    ]);
    expect(await listDueBulletins(world.context, { ...arrived, unitId: 'elsewhere' })).toEqual([]);
  });

  test('leave out stays that were called off or are still on hold', async () => {
    const world = await openEnvironment();
    const id = await getStay(world, [german]);
    for (const status of ['cancelled', 'awaiting_payment'] as const) {
      await world.db.updateTable('reservation').set({ status }).where('id', '=', id).execute();
      expect(await listDueBulletins(world.context, arrived)).toEqual([]);
    }
  });

  test('bulletins are due for guests who were present when their host cancelled the stay', async () => {
    const world = await openEnvironment();
    const begun = await getStay(world, [german], dayFromNow(-2));
    const toCome = await getStay(world, [german], dayFromNow(2));
    for (const reservation of [begun, toCome]) {
      await cancelByHost(world.context, { reservation, refund: 'policy' });
    }
    const due = await listDueBulletins(world.context, at(`${dayFromNow(4)}T12:00:00Z`));
    expect(due.map(({ reservationId, guests }) => [reservationId, guests])).toEqual([[begun, 'registered']]);
    const kept = await world.db.selectFrom('registration').select('reservationId').execute();
    expect(kept).toEqual([{ reservationId: begun }]);
  });

  test('cannot be read with another secret key', async () => {
    const world = await openEnvironment();
    await getStay(world, [german]);
    const strange = { ...world.context, keys: createKeys('another secret key') };
    await expect(listDueBulletins(strange, arrived)).rejects.toThrow('SECRET_KEY');
  });
});

describe('the file for the authorities', () => {
  test('reports the foreign guests of several stays, and has a number of its own', async () => {
    const world = await openEnvironment();
    const reservationIds = [
      await getStay(world, [german, portuguese]),
      await getStay(world, [createLegalForm({ surname: 'Dubois', nationality: 'FRA' })], '2026-11-10'),
    ];
    const options = { unitId: 'casa', reservationIds, ...arrived };
    const file = await makeBulletinFile(world.context, options);
    expect(wrongInFile(file.xml)).toEqual([]);
    expect(guestsIn(file.xml).map(({ Apelido, Data_Entrada }) => [Apelido, Data_Entrada])).toEqual([
      ['DUBOIS', '2026-11-10T00:00:00'],
      ['BRANDT', '2026-11-20T00:00:00'],
    ]);
    expect(file).toMatchObject({ guests: 2, warnings: [] });
    const again = await makeBulletinFile(world.context, { ...options, includesDomestic: true });
    expect(again.guests).toBe(3);
    expect(again.filename).toMatch(/^siba-casa-\d+\.xml$/);
    expect(again.filename).not.toBe(file.filename);
    expect(
      (await listDueBulletins(world.context, arrived)).every(({ exportedAt }) => exportedAt === null),
    ).toBe(true);
  });

  test('says by number and guest what has to be looked at', async () => {
    const world = await openEnvironment();
    const long = createLegalForm({ placeOfResidence: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' });
    const id = await getStay(world, [german, long]);
    const { warnings } = await makeBulletinFile(world.context, {
      unitId: 'casa',
      reservationIds: [id],
      ...arrived,
    });
    const [stay] = await listDueBulletins(world.context, arrived);
    expect(warnings).toEqual([
      {
        number: stay!.number,
        guest: 2,
        field: 'Local_Residencia_Origem',
        message: 'it was too long and has been cut',
      },
    ]);
  });

  test('the file is not written when nothing can be reported, with a remedy', async () => {
    const world = await openEnvironment();
    const none = await getStay(world, undefined, '2026-11-10');
    const home = await getStay(world, [portuguese]);
    const refused = async (reservationIds: string[], unitId = 'casa') => {
      const made = makeBulletinFile(world.context, { unitId, reservationIds, ...arrived });
      return made.then(String, (error: Error) => error.message);
    };
    expect(await refused([none])).toContain('leave those reservations out');
    expect(await refused([home])).toContain('must be reported');
    expect(await refused([])).toContain('must be reported');
    expect(await refused([home], 'elsewhere')).toBe('The property elsewhere is missing in CONTENT_DIR.');
  });

  test('the file is not written for a property that the authorities do not know', async () => {
    const world = await openEnvironment({ change: ({ property }) => void (property.siba = undefined) });
    const id = await getStay(world, [german]);
    const options = { unitId: 'casa', reservationIds: [id], ...arrived };
    await expect(makeBulletinFile(world.context, options)).rejects.toThrow('casa/property.yaml has no siba');
  });
});
