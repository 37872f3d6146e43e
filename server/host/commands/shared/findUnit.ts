import { knownUnit, type UnitContent } from '../../content/index.ts';
import type { CommandContext } from './commandContext.ts';
import { CommandRefused } from './refused.ts';

/**
 * Finds a property by its id.
 * @throws {CommandRefused} with the existing ids
 */
export function findUnit({ content }: Pick<CommandContext, 'content'>, id: string): UnitContent {
  const unit = knownUnit(content, id);
  if (unit) return unit;
  const known = [...content.units.keys()].join(', ');
  throw new CommandRefused(`Property ${id} does not exist. Existing properties: ${known}.`);
}
