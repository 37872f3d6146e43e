import { join } from 'node:path';
import { writeMarker } from '../../content/index.ts';
import type { CommandContext } from '../shared/commandContext.ts';

/**
 * Writes the file into the folder of a property that explains that the dashboard manages it. The folder may be read-only:
 * the database decides in any case.
 */
export const markFolder = ({ contentDir, log }: Pick<CommandContext, 'contentDir' | 'log'>, id: string) =>
  writeMarker(join(contentDir, id), id).catch((error: unknown) => {
    log.warn({ unit: id, error: String(error) }, 'the marker file of a property could not be written');
  });
