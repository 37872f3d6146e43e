import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Template } from './store/openStore.ts';

const file = fileURLToPath(import.meta.url);
const here = dirname(file);
/** `.ts` in the sources, `.js` in the release. */
const extension = extname(file);
const migrationsFolder = join(here, 'store/migrations');
const require = createRequire(import.meta.url);

/**
 * The files that a template depends on: PGlite's format, migrations, job tables and queues, and the code that creates
 * it.
 */
async function listSources(): Promise<string[]> {
  const migrations = (await readdir(migrationsFolder)).sort().map((name) => join(migrationsFolder, name));
  return [
    join(dirname(require.resolve('@electric-sql/pglite')), '../package.json'),
    join(dirname(require.resolve('@electric-sql/pglite-prepopulatedfs')), '../package.json'),
    join(dirname(require.resolve('pg-boss')), '../package.json'),
    join(here, `jobs/queues${extension}`),
    join(here, `emptyDatabase${extension}`),
    join(here, `store/pglite${extension}`),
    file,
    ...migrations,
  ];
}

/** The path of the template for the current schema, created or not. */
async function findTemplate(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listSources()) hash.update(basename(file)).update(await readFile(file));
  return join(folder, `database-${hash.digest('hex').slice(0, 16)}`);
}

/**
 * Restricts the permissions of the template: PGlite creates files that every user may write to, and new installations
 * are copied from them. The template itself contains nothing secret.
 */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? closeToOthers(path) : chmod(path, 0o644));
  }
}

async function make(folder: string): Promise<void> {
  const template = await findTemplate(folder);
  if (existsSync(template)) return;
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, 'draft-'));
  // Imported dynamically, because a process that only copies a template does not need it.
  const { makeEmptyDatabase } = await import('./emptyDatabase.ts');
  await makeEmptyDatabase(join(draft, 'database'));
  await closeToOthers(join(draft, 'database'));
  // Another process may have created it first; both are equal.
  await rename(join(draft, 'database'), template).catch(async (error: unknown) => {
    if (!existsSync(template)) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

// A database has hundreds of small files; copying them one by one, as `cp` does, takes several times as long.
async function copyFolder(from: string, to: string): Promise<void> {
  // The copy will contain guests' data, so no other user may read it.
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, copy] = [join(from, entry.name), join(to, entry.name)];
      return entry.isDirectory()
        ? copyFolder(source, copy)
        : copyFile(source, copy, constants.COPYFILE_FICLONE);
    }),
  );
}

/** A template in a folder that outlives installations. */
export interface DatabaseTemplate extends Template {
  /** Creates it unless it exists. */
  make(): Promise<void>;
}

/**
 * An empty, migrated database with the job tables, from which new installations are copied. Creating a database takes
 * seconds, copying one takes a fraction of a second.
 */
export const databaseTemplate = (folder: string): DatabaseTemplate => ({
  make: () => make(folder),
  async copyTo(copy) {
    const template = await findTemplate(folder);
    if (!existsSync(template)) return false;
    await copyFolder(template, copy);
    return true;
  },
});
