import type { HostContext } from '../base/context.ts';
import type { UnitContent } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

/**
 * The property with this id.
 * @throws {Refusal} 404 when there is none
 */
export function requireUnit({ content }: HostContext, id: string): UnitContent {
  const unit = content.units.get(id);
  if (!unit) throw new Refusal('not-found');
  return unit;
}
