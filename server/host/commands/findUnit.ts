import { knownUnit, type UnitContent } from '../content/index.ts';
import type { CommandContext } from './commandContext.ts';
import { CommandRefused } from './refused.ts';

/**
 * The property that a host names.
 * @throws {CommandRefused} naming those that there are
 */
export function findUnit({ content }: Pick<CommandContext, 'content'>, id: string): UnitContent {
  const unit = knownUnit(content, id);
  if (unit) return unit;
  const known = [...content.units.keys()].join(', ');
  throw new CommandRefused(`There is no property ${id}. There are: ${known}.`);
}
