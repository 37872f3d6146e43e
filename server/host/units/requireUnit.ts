import type { HostContext } from '../base/context.ts';
import type { UnitContent } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

/**
 * Returns a property for display.
 * @throws {Refusal} 410 if it is a former property, 404 if it does not exist
 */
export function requireUnitToShow(host: HostContext, id: string): UnitContent {
  if (!host.content.units.has(id) && host.content.former.has(id)) throw new Refusal('no-longer-let');
  return requireUnit(host, id);
}

/**
 * Returns a current property.
 * @throws {Refusal} 404 if it does not exist
 */
export function requireUnit({ content }: HostContext, id: string): UnitContent {
  const unit = content.units.get(id);
  if (!unit) throw new Refusal('not-found');
  return unit;
}
