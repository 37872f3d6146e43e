import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Template } from './store/openStore.ts';

const file = fileURLToPath(import.meta.url);
const here = dirname(file);
const migrationsFolder = join(here, 'store/migrations');
const require = createRequire(import.meta.url);

/** What a template depends on: PGlite's format, migrations, tables and queues of the jobs, and how it is made. */
async function listSources(): Promise<string[]> {
  const migrations = (await readdir(migrationsFolder)).sort().map((name) => join(migrationsFolder, name));
  return [
    join(dirname(require.resolve('@electric-sql/pglite')), '../package.json'),
    join(dirname(require.resolve('@electric-sql/pglite-prepopulatedfs')), '../package.json'),
    join(dirname(require.resolve('pg-boss')), '../package.json'),
    join(here, 'jobs/queues.ts'),
    join(here, 'emptyDatabase.ts'),
    join(here, 'store/pglite.ts'),
    file,
    ...migrations,
  ];
}

/** Where the template of this code's schema lies in a folder of such, made or not. */
async function findTemplate(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listSources()) hash.update(basename(file)).update(await readFile(file));
  return join(folder, `database-${hash.digest('hex').slice(0, 16)}`);
}

/**
 * PGlite makes files that every user of the machine may write to, and the template is what new installations
 * begin with. Nothing is in it that others may not read.
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
  // Who only copies one has no need of what it takes to make one.
  const { makeEmptyDatabase } = await import('./emptyDatabase.ts');
  await makeEmptyDatabase(join(draft, 'database'));
  await closeToOthers(join(draft, 'database'));
  // Another process may have been first; theirs is as good.
  await rename(join(draft, 'database'), template).catch(async (error: unknown) => {
    if (!existsSync(template)) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

// A database is hundreds of small files: one after the other, as `cp` does it, takes several times as long.
async function copyFolder(from: string, to: string): Promise<void> {
  // Guests' data will be there: a copy made ahead belongs to nobody else either.
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

/** The template in a folder that outlives installations. */
export interface DatabaseTemplate extends Template {
  /** Makes it, unless it is there. */
  make(): Promise<void>;
}

/**
 * The migrated, empty database, with the tables of the jobs, that new installations are copied from. Creating
 * a database takes seconds, copying one takes a fraction of one.
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
