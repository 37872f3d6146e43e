import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPGlite } from './pglite.ts';
import { migrate } from './migrate.ts';
import { databaseOn } from './database.ts';
import { poolOfPGlite } from './pool.ts';

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '../../../node_modules/.cache/estadia');
const migrationsFolder = join(here, 'migrations');

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Where the template of this code's schema lies, made or not: named by its migrations and PGlite's version. */
async function templatePath(): Promise<string> {
  const hash = createHash('sha256');
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(dirname(main), '../package.json')));
  for (const name of (await readdir(migrationsFolder)).sort()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)));
  }
  return join(cache, `database-${hash.digest('hex').slice(0, 16)}`);
}

/**
 * Makes the migrated, empty database that new installations are copied from, unless it is there.
 * Creating a database takes seconds, copying one takes milliseconds.
 */
export async function makeTemplate(): Promise<string> {
  const template = await templatePath();
  if (await exists(template)) return template;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  const pglite = await openPGlite(join(draft, 'database'));
  await migrate(databaseOn(poolOfPGlite(pglite)));
  await pglite.close();
  // Another process may have been first; theirs is as good.
  await rename(join(draft, 'database'), template).catch(async (error: unknown) => {
    if (!(await exists(template))) throw error;
  });
  await rm(draft, { recursive: true, force: true });
  return template;
}

/** Copies the template to a folder that does not exist yet; false when there is no template. */
export async function copyTemplate(folder: string): Promise<boolean> {
  const template = await templatePath();
  if (!(await exists(template))) return false;
  await cp(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return true;
}
