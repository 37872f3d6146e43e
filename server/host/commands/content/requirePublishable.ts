import { parseUnit, type UnitSource } from '../../content/index.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';

/** @throws {CommandRefused} if the site cannot show this content of a property */
export function requirePublishable(
  { content }: Pick<CommandContext, 'content'>,
  id: string,
  version: { number: number; source: UnitSource },
): void {
  try {
    parseUnit({ id, photoFolder: '', offered: content.offered, site: undefined }, version.source);
  } catch (error) {
    throw new CommandRefused(
      `Version ${version.number} of ${id} is incomplete or invalid. Nothing was changed.`,
      { cause: error },
    );
  }
}
