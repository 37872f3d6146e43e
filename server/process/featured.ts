import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { nameSome } from '../host/index.ts';
import type { Offered } from '../site/index.ts';
import { CannotStart } from './cannotStart.ts';

/** Returns the ids of the properties that the site lists at present: of FEATURED_UNITS, those that are still offered. */
export const getListed = (
  { featuredUnits }: Pick<Config, 'featuredUnits'>,
  { unitIds }: Pick<Offered, 'unitIds'>,
): readonly string[] => featuredUnits?.filter((id) => unitIds.includes(id)) ?? unitIds;

/**
 * Checks FEATURED_UNITS. A property that was retired in the dashboard is only logged, because a person who uses the dashboard
 * must not prevent the next start.
 * @throws {CannotStart} if the site cannot offer one of its properties
 */
export function requireFeatured(
  { featuredUnits, api }: Pick<Config, 'featuredUnits' | 'api'>,
  { unitIds, retiredIds = [] }: Offered,
  log: Logger,
): void {
  if (featuredUnits === undefined || api) return;
  const missing = featuredUnits.filter((id) => !unitIds.includes(id));
  const unknown = missing.filter((id) => !retiredIds.includes(id));
  if (unknown.length > 0) {
    throw new CannotStart(
      `FEATURED_UNITS contains ${nameSome(unknown)}, but the site has only ${nameSome(unitIds)}.`,
    );
  }
  for (const id of missing)
    log.warn({ unit: id }, 'FEATURED_UNITS contains a property that is no longer offered');
}
