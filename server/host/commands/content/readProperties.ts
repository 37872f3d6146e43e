import {
  ContentRefused,
  knownUnits,
  loadContent,
  type Folders,
  type UnitContent,
} from '../../content/index.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';

/**
 * Reads properties of a folder with the checks of the site's start.
 * @throws {CommandRefused} with all errors
 */
export async function readProperties(
  { pages: { takenUnitIds }, content: { offered } }: Pick<CommandContext, 'pages' | 'content'>,
  dir: string,
  folders: Folders,
): Promise<Map<string, UnitContent>> {
  try {
    const loaded = await loadContent(dir, { takenUnitIds, offered, ...folders });
    return new Map(knownUnits(loaded).map((unit) => [unit.id, unit]));
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    throw new CommandRefused([...error.mistakes, 'Nothing was changed.'].join('\n'), {
      cause: error,
      kind: 'content-incomplete',
    });
  }
}
