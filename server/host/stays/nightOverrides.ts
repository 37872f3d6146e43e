import { isDeepStrictEqual } from 'node:util';
import { daysLater } from '../../../contract/values/nights.ts';
import { findSeason, type Season } from '../../../contract/rules/seasons.ts';
import type { UnitContent } from '../content/index.ts';
import type { Database } from '../store/database.ts';
import type { Nights } from './nightsRange.ts';

/** A night with its own price in cents, or its own minimum stay for stays that begin on it. */
export interface NightOverride {
  night: string;
  price: number | null;
  minimumStay: number | null;
}

/** Nights from `startDate` on, before `endDate` if there is one. */
type SomeNights = Pick<Nights, 'startDate'> & Partial<Nights>;

/** Reads the nights of a property that have their own price or minimum stay, in order. */
export async function readNightOverrides(
  db: Database,
  unitId: string,
  { startDate, endDate }: SomeNights,
): Promise<NightOverride[]> {
  let query = db
    .selectFrom('nightOverride')
    .select(['night', 'price', 'minimumStay'])
    .where('unitId', '=', unitId)
    .where('night', '>=', startDate)
    .orderBy('night');
  if (endDate !== undefined) query = query.where('night', '<', endDate);
  return await query.execute();
}

/** Reads the nights of all properties that have their own price or minimum stay, by property and in order. */
export async function readAllNightOverrides(
  db: Database,
  { startDate, endDate }: Nights,
): Promise<ReadonlyMap<string, NightOverride[]>> {
  const rows = await db
    .selectFrom('nightOverride')
    .select(['unitId', 'night', 'price', 'minimumStay'])
    .where('night', '>=', startDate)
    .where('night', '<', endDate)
    .orderBy('night')
    .execute();
  return Map.groupBy(rows, ({ unitId }) => unitId);
}

/** The name of a season that consists of overridden nights; a quote does not show it. */
const unnamed = '';

/** A season of some nights with their own price or minimum stay; everything else is as in their usual season. */
const toSeason = ({ night, price, minimumStay }: NightOverride, usual: Season | undefined): Season => ({
  ...(usual ?? { name: unnamed }),
  from: night,
  to: night,
  ...(price !== null && { name: unnamed, rate: price, weekendRate: price }),
  ...(minimumStay !== null && { minNights: minimumStay }),
});

/** Whether a night continues a season with the same price and rules. */
const continues = (last: Season, next: Season): boolean => {
  const { from, to } = next;
  return daysLater(last.to, 1) === from && isDeepStrictEqual({ ...last, from, to }, next);
};

/** Converts overridden nights, in order, to seasons; adjacent nights with the same rules are one season. */
function toSeasons(overrides: readonly NightOverride[], usual: readonly Season[] | undefined): Season[] {
  const seasons: Season[] = [];
  for (const override of overrides) {
    const season = toSeason(override, findSeason(override.night, usual));
    const last = seasons.at(-1);
    if (last && continues(last, season)) last.to = season.to;
    else seasons.push(season);
  }
  return seasons;
}

/**
 * Returns a property whose seasons begin with overridden nights. A season with a year takes precedence, and the first
 * of several applies, so every rule for seasons applies to these nights as well.
 */
export function withNightOverrides(unit: UnitContent, overrides: readonly NightOverride[] = []): UnitContent {
  if (overrides.length === 0) return unit;
  const { seasons } = unit.pricing;
  return {
    ...unit,
    pricing: { ...unit.pricing, seasons: [...toSeasons(overrides, seasons), ...(seasons ?? [])] },
  };
}

/** Reads the overridden nights of a property, and returns the property with them. */
export const readOfferedUnit = async (
  db: Database,
  unit: UnitContent,
  nights: SomeNights,
): Promise<UnitContent> => withNightOverrides(unit, await readNightOverrides(db, unit.id, nights));
