import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './packageRoot.ts';
import { settings } from './settings.ts';

/** The folder of the demo properties. */
const demo = join(packageRoot, 'demo');

/** The folder whose properties the site serves. */
export interface ServedContent {
  contentDir: string;
  /** The host's folder without a property, in place of which the site serves the demo; undefined otherwise. */
  emptyContentDir: string | undefined;
}

/**
 * Returns the folder of the properties that the site serves: the demo while CONTENT_DIR contains no property. If
 * CONTENT_DIR was set to a folder that does not exist, nothing replaces it, and the start reports the error.
 */
export async function findServedContent(
  contentDir: string,
  hasProperties: (folder: string) => Promise<boolean>,
): Promise<ServedContent> {
  const isWrong = contentDir !== settings.CONTENT_DIR.fallback && !existsSync(contentDir);
  if (isWrong || (await hasProperties(contentDir))) return { contentDir, emptyContentDir: undefined };
  return { contentDir: demo, emptyContentDir: contentDir };
}
