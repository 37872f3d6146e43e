import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { unitId } from '../../../../contract/schemas/primitives.ts';
import { haveRead } from '../../calendars/due.ts';
import { openAddress, sealAddress } from '../../calendars/sealedAddress.ts';
import { knownUnits } from '../../content/index.ts';
import { lockUnits } from '../../stays/lockReservation.ts';
import type { Trx } from '../../store/database.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(60, 'too_long'));
const addressRule = 'is not a calendar address: copy the whole address, which begins with https://';
const isWeb = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** The address of a calendar; some channels write `webcal:` instead of `https:`. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, 'too_long'),
  v.transform((text) => text.replace(/^webcal:/i, 'https:')),
  v.check(isWeb, addressRule),
);

export const calendarName = v.object({ unit: unitId, name });
export const calendarInput = v.object({
  ...calendarName.entries,
  address,
  staysOnly: v.optional(v.boolean(), false),
  ignoresFree: v.optional(v.boolean(), false),
});
export const calendarOptions = v.object({
  ...calendarName.entries,
  staysOnly: v.optional(v.boolean()),
  ignoresFree: v.optional(v.boolean()),
});
export const someCalendars = v.object({ unit: v.optional(unitId) });

const getCalendars = (trx: Trx, unit: string) =>
  trx.selectFrom('calendar').selectAll().where('unitId', '=', unit).orderBy('name').execute();

const isCalled = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Adds a calendar of another channel to a property, and enqueues its first reading. The address is stored encrypted.
 * @throws {CommandRefused} if the property does not exist or already has that calendar
 */
export async function addCalendar(
  context: CommandContext,
  { unit, name: called, address: where, staysOnly, ignoresFree }: v.InferOutput<typeof calendarInput>,
): Promise<{ id: string }> {
  findUnit(context, unit);
  const { db, keys } = context;
  await db
    .insertInto('unit')
    .values({ id: unit })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return inTransaction(db, async (trx) => {
    await lockUnits(trx, [unit]);
    const there = await getCalendars(trx, unit);
    const same = there.find((one) => isCalled(one.name, called) || openAddress(keys, one) === where);
    if (same) {
      throw new CommandRefused(
        `${unit} already has that calendar as ${same.name}. To change its address, remove it first.`,
        { kind: 'calendar-exists' },
      );
    }
    const id = randomUUID();
    await trx
      .insertInto('calendar')
      .values({
        id,
        unitId: unit,
        name: called,
        address: sealAddress(keys, id, where),
        staysOnly,
        ignoresFree,
      })
      .execute();
    await haveRead(trx, context, [id]);
    return { id };
  });
}

/**
 * Finds a calendar of a property by its name.
 * @throws {CommandRefused} with the existing names
 */
export async function findCalendar(trx: Trx, unit: string, called: string) {
  const there = await getCalendars(trx, unit);
  const found = there.find((one) => isCalled(one.name, called));
  if (found) return found;
  const names = there.map((one) => one.name).join(', ');
  throw new CommandRefused(
    `${unit} has no calendar ${called}. ${names === '' ? 'It has none.' : `Its calendars: ${names}.`}`,
  );
}

/**
 * Removes a calendar of another channel, so that its nights can be booked again.
 * @throws {CommandRefused} if the property has no calendar with that name
 */
export async function removeCalendar(
  context: CommandContext,
  { unit, name: called }: v.InferOutput<typeof calendarName>,
): Promise<{ removed: string }> {
  findUnit(context, unit);
  return inTransaction(context.db, async (trx) => {
    await lockUnits(trx, [unit]);
    const found = await findCalendar(trx, unit, called);
    await trx.deleteFrom('calendar').where('id', '=', found.id).execute();
    return { removed: found.name };
  });
}

/**
 * Changes which events of a calendar take nights, and enqueues its reading, which then frees or takes these nights.
 * @throws {CommandRefused} if the property has no calendar with that name
 */
export async function changeCalendar(
  context: CommandContext,
  { unit, name: called, staysOnly, ignoresFree }: v.InferOutput<typeof calendarOptions>,
): Promise<{ id: string; staysOnly: boolean; ignoresFree: boolean }> {
  findUnit(context, unit);
  return inTransaction(context.db, async (trx) => {
    await lockUnits(trx, [unit]);
    const found = await findCalendar(trx, unit, called);
    const options = {
      staysOnly: staysOnly ?? found.staysOnly,
      ignoresFree: ignoresFree ?? found.ignoresFree,
    };
    await trx
      .updateTable('calendar')
      // The whole file is read again, although it has not changed.
      .set({ ...options, wholeAt: null, etag: null, lastModified: null })
      .where('id', '=', found.id)
      .execute();
    await haveRead(trx, context, [found.id]);
    return { id: found.id, ...options };
  });
}

/**
 * Enqueues the reading of calendars now, before they are due.
 * @throws {CommandRefused} if the property does not exist
 */
export async function fetchCalendars(
  context: CommandContext,
  { unit }: v.InferOutput<typeof someCalendars>,
): Promise<{ requested: number }> {
  const units = (unit === undefined ? knownUnits(context.content) : [findUnit(context, unit)]).map(
    ({ id }) => id,
  );
  if (units.length === 0) return { requested: 0 };
  return inTransaction(context.db, async (trx) => {
    const rows = await trx
      .selectFrom('calendar')
      .select('id')
      .where('unitId', 'in', units)
      .orderBy('id')
      .forUpdate()
      .execute();
    await haveRead(
      trx,
      context,
      rows.map(({ id }) => id),
    );
    return { requested: rows.length };
  });
}
