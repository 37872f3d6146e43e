import type * as v from 'valibot';
import type { nightsChange } from '../../../../contract/dashboard/timeline.ts';
import type { Nights } from '../../../../contract/values/nights.ts';
import { getNights } from '../../../../contract/rules/seasons.ts';
import type { UnitContent } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import { lockUnits } from '../../stays/lockReservation.ts';
import { readNightOverrides, type NightOverride } from '../../stays/nightOverrides.ts';
import type { Database, Trx } from '../../store/database.ts';
import { readTime } from '../../store/readTime.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { getNightRates, type NightRates } from './nightRates.ts';
import type { UnitNights } from './nightsInput.ts';
import { findPriceWarnings, type PriceWarning } from './priceWarnings.ts';
import { readReservedNights } from './readReservedNights.ts';
import { CommandRefused } from '../shared/refused.ts';
import { requireFutureNights } from './requireFutureNights.ts';
import { storeUnit } from '../../stays/storeUnit.ts';

type Change = v.InferOutput<typeof nightsChange>;

/** The effect of a change of nights. */
export interface ChangedNights extends UnitNights {
  before: NightRates[];
  after: NightRates[];
  /** Prices that are probably mistyped. */
  warnings: PriceWarning[];
  /** The numbers of reservations within these nights, which keep their agreed prices. */
  reservations: string[];
}

function requireChange({ stay }: UnitContent, { price, minimumStay }: Change): void {
  if (price === undefined && minimumStay === undefined) {
    throw new CommandRefused('Nothing to change: give a price, a minimum stay, or both.');
  }
  if ((minimumStay ?? 0) > stay.maxNights) {
    throw new CommandRefused(
      `A minimum stay of ${minimumStay} nights would be longer than the maximum stay of the property, which is ${stay.maxNights}.`,
    );
  }
}

/** Applies a change to the overridden nights of a property; nights without any value of their own are omitted. */
function applyChange(
  before: readonly NightOverride[],
  { start, end }: Nights,
  change: Change,
): NightOverride[] {
  const known = new Map(before.map((override) => [override.night, override]));
  const { price, minimumStay } = change;
  return getNights(start, end)
    .map((night) => ({
      night,
      price: price === undefined ? (known.get(night)?.price ?? null) : price,
      minimumStay: minimumStay === undefined ? (known.get(night)?.minimumStay ?? null) : minimumStay,
    }))
    .filter((override) => override.price !== null || override.minimumStay !== null);
}

interface Effect {
  now: Date;
  answer: ChangedNights;
  overrides: NightOverride[];
}

async function readEffect(db: Database, unit: UnitContent, change: Change): Promise<Effect> {
  requireChange(unit, change);
  const nights = { start: change.from, end: change.to };
  const now = await readTime(db);
  requireFutureNights(nights, getDate(now, unit.timeZone));
  const stored = await readNightOverrides(db, unit.id, { startDate: nights.start, endDate: nights.end });
  const overrides = applyChange(stored, nights, change);
  const reservations = await readReservedNights(db, unit.id, nights);
  return {
    now,
    overrides,
    answer: {
      unitId: unit.id,
      ...nights,
      before: getNightRates(unit, stored, nights),
      after: getNightRates(unit, overrides, nights),
      warnings: typeof change.price === 'number' ? findPriceWarnings(unit, overrides) : [],
      reservations: reservations.map(({ number }) => number),
    },
  };
}

async function storeChange(
  trx: Trx,
  { unit: unitId, from: startDate, to: endDate, price, minimumStay, reason }: Change,
  { overrides, now }: Effect,
  changedBy: string | null,
): Promise<void> {
  const about = { unitId, reason: reason || null, changedBy, changedAt: now };
  await trx
    .deleteFrom('nightOverride')
    .where('unitId', '=', unitId)
    .where('night', '>=', startDate)
    .where('night', '<', endDate)
    .execute();
  if (overrides.length > 0) {
    const rows = overrides.map((override) => ({ ...override, ...about }));
    await trx.insertInto('nightOverride').values(rows).execute();
  }
  await trx
    .insertInto('nightChange')
    .values({
      ...about,
      startDate,
      endDate,
      changesPrice: price !== undefined,
      changesMinimumStay: minimumStay !== undefined,
      price: price ?? null,
      minimumStay: minimumStay ?? null,
    })
    .execute();
}

/**
 * Returns the effect of a change of nights, without changing anything.
 * @throws {CommandRefused} if the change is impossible
 */
export const previewNightsChange = async (context: CommandContext, change: Change): Promise<ChangedNights> =>
  (await readEffect(context.db, findUnit(context, change.unit), change)).answer;

/**
 * Changes the price or the minimum stay of nights of a property for everything that is booked from now on.
 * Reservations keep their agreed prices.
 * @param changedBy the id of the person in the dashboard; null for the command line
 * @throws {CommandRefused} if the change is impossible
 */
export async function changeNights(
  context: CommandContext,
  change: Change,
  changedBy: string | null = null,
): Promise<ChangedNights> {
  const unit = findUnit(context, change.unit);
  await storeUnit(context.db, unit.id);
  return inTransaction(context.db, async (trx) => {
    await lockUnits(trx, [unit.id]);
    const effect = await readEffect(trx, unit, change);
    await storeChange(trx, change, effect, changedBy);
    return effect.answer;
  });
}
