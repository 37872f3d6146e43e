import type { HostContext } from '../base/context.ts';
import type { UnitContent } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

/**
 * The property with this id, which people look at.
 * @throws {Refusal} 410 when it was let once, 404 when there is none
 */
export function requireUnitToShow(host: HostContext, id: string): UnitContent {
  if (!host.content.units.has(id) && host.content.former.has(id)) throw new Refusal('no-longer-let');
  return requireUnit(host, id);
}

/**
 * The property with this id.
 * @throws {Refusal} 404 when there is none
 */
export function requireUnit({ content }: HostContext, id: string): UnitContent {
  const unit = content.units.get(id);
  if (!unit) throw new Refusal('not-found');
  return unit;
}
