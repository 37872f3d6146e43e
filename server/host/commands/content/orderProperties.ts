import * as v from 'valibot';
import { mostOrdered } from '../../../../contract/content/siteSettings.ts';
import { unitId } from '../../../../contract/schemas/primitives.ts';
import { nameSome } from '../../base/nameSome.ts';
import { isInList } from '../../store/arrays.ts';
import { publishSiteSettings } from '../../units/siteSettings.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';

export const orderInput = v.object({ properties: v.pipe(v.array(unitId), v.maxLength(mostOrdered)) });
type Order = v.InferOutput<typeof orderInput>;

/** Stores the order of the properties on the site. Ids that the site does not know have no effect. */
export async function storeOrder(
  { db, userId, refreshContent }: CommandContext,
  { properties }: Order,
): Promise<Order> {
  const order = [...new Set(properties)];
  await publishSiteSettings(db, { change: { order }, author: userId });
  await refreshContent();
  return { properties: order };
}

/**
 * Stores the order of the properties on the site; those that are not named follow by their ids.
 * @throws {CommandRefused} if a property does not exist
 */
export async function orderProperties(context: CommandContext, order: Order): Promise<Order> {
  const rows = await context.db
    .selectFrom('propertyVersion')
    .select('unitId')
    .distinct()
    .where(isInList('unitId', order.properties))
    .execute();
  const known = new Set(rows.map((row) => row.unitId));
  const unknown = order.properties.filter((id) => !known.has(id));
  if (unknown.length === 0) return storeOrder(context, order);
  throw new CommandRefused(`These properties do not exist: ${nameSome(unknown)}. Nothing was changed.`);
}
