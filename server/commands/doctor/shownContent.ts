import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { CannotOpen, examineServer } from '../../host/index.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';
import type { ShownContent } from './content.ts';

type Site = Pick<Config, 'contentDir' | 'emptyContentDir' | 'databaseUrl' | 'dataDir' | 'languages'>;
type Connect = () => Promise<CommandConnection>;

async function readHasProperties({ databaseUrl, dataDir }: Site, connect: Connect): Promise<boolean> {
  if (databaseUrl !== undefined) return (await examineServer(databaseUrl)).hasProperties;
  if (!existsSync(join(dataDir, 'database'))) return false;
  const host = await connect();
  try {
    return (await host.run('database.examine', {})).hasProperties;
  } finally {
    await host.close();
  }
}

/** Finds the folder of the properties that the site shows: the demo, unless the host's folder or the dashboard has any. */
export async function findShownContent(site: Site, connect: Connect): Promise<ShownContent> {
  const { contentDir, emptyContentDir, languages } = site;
  if (emptyContentDir === undefined) return { contentDir, languages };
  try {
    const hasProperties = await readHasProperties(site, connect);
    return hasProperties
      ? { contentDir: emptyContentDir, languages, mayBeEmpty: true }
      : { contentDir, languages, isDemo: true };
  } catch (error) {
    // The check of the database says why it cannot be used.
    if (!(error instanceof CannotOpen)) throw error;
    return { contentDir, languages, isDemo: true };
  }
}
