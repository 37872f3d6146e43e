import * as v from 'valibot';
import { unitId } from '../../../../contract/schemas/primitives.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import type { UnitContent } from '../../content/index.ts';
import { createTodays, euros } from '../../pricing/index.ts';
import type { NightOverride } from '../../stays/nightOverrides.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { getNightRates, type NightRates } from './nightRates.ts';
import type { UnitNights } from './nightsInput.ts';

export const pricesQuery = v.object({ unit: v.optional(unitId) });
type Question = v.InferOutput<typeof pricesQuery>;

/** Adjacent nights with the same price and minimum stay of their own. */
export interface ListedPrice extends NightRates {
  unitId: string;
  reason: string | null;
  changedAt: string;
}

interface ReadOverride extends NightOverride {
  reason: string | null;
  changedAt: Date;
}

const readOverrides = (db: CommandContext['db'], unit: string, today: string): Promise<ReadOverride[]> =>
  db
    .selectFrom('nightOverride')
    .select(['night', 'price', 'minimumStay', 'reason', 'changedAt'])
    .where('unitId', '=', unit)
    .where('night', '>=', today)
    .orderBy('night')
    .execute();

/** Lists the overridden nights of a property; adjacent ones with the same values, reason and time are merged. */
function mergeNights(unit: UnitContent, overrides: readonly ReadOverride[]): ListedPrice[] {
  const listed: ListedPrice[] = [];
  for (const { reason, changedAt, ...override } of overrides) {
    const nights = { start: override.night, end: daysLater(override.night, 1) };
    const [rates] = getNightRates(unit, [override], nights);
    const row = { unitId: unit.id, ...rates!, reason, changedAt: changedAt.toISOString() };
    const last = listed.at(-1);
    const isSame =
      last?.end === row.start && JSON.stringify({ ...last, ...nights }) === JSON.stringify({ ...row });
    if (last && isSame) last.end = row.end;
    else listed.push(row);
  }
  return listed;
}

const findUnits = (context: CommandContext, { unit }: Question): UnitContent[] =>
  unit === undefined ? [...context.content.units.values()] : [findUnit(context, unit)];

/**
 * Lists the current and future nights that have their own price or minimum stay, by property and in order.
 * @throws {CommandRefused} if the property does not exist
 */
export async function listNightPrices(context: CommandContext, question: Question): Promise<ListedPrice[]> {
  const getToday = createTodays(await readTime(context.db));
  const listed: ListedPrice[] = [];
  for (const unit of findUnits(context, question)) {
    const overrides = await readOverrides(context.db, unit.id, getToday(unit.timeZone));
    listed.push(...mergeNights(unit, overrides));
  }
  return listed;
}

/** A change of the price or the minimum stay of nights; null restored the usual one. */
export interface ListedChange extends UnitNights {
  /** Undefined if the change did not concern the price. */
  price?: ReturnType<typeof euros> | null;
  minimumStay?: number | null;
  reason: string | null;
  /** The name of the person in the dashboard; null for the command line, and for people who were removed. */
  changedBy: string | null;
  changedAt: string;
}

/**
 * Lists the changes of current and future nights, the latest first.
 * @throws {CommandRefused} if the property does not exist
 */
export async function listNightChanges(context: CommandContext, question: Question): Promise<ListedChange[]> {
  const getToday = createTodays(await readTime(context.db));
  const listed: ListedChange[] = [];
  for (const unit of findUnits(context, question)) {
    const rows = await context.db
      .selectFrom('nightChange')
      .leftJoin('hostUser', 'hostUser.id', 'nightChange.changedBy')
      .select(['startDate as start', 'endDate as end', 'changesPrice', 'changesMinimumStay'])
      .select(['price', 'minimumStay', 'reason', 'changedAt', 'hostUser.name as changedBy'])
      .where('unitId', '=', unit.id)
      .where('endDate', '>', getToday(unit.timeZone))
      .orderBy('nightChange.id', 'desc')
      .execute();
    listed.push(
      ...rows.map(({ start, end, price, minimumStay, reason, changedBy, changedAt, ...changes }) => ({
        unitId: unit.id,
        start,
        end,
        ...(changes.changesPrice && { price: price === null ? null : euros(price) }),
        ...(changes.changesMinimumStay && { minimumStay }),
        reason,
        changedBy,
        changedAt: changedAt.toISOString(),
      })),
    );
  }
  return listed;
}
