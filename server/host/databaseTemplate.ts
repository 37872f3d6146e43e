import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { openJobs } from './jobs/index.ts';
import { openPGlite } from './store/pglite.ts';
import { migrate } from './store/migrate.ts';
import { databaseOn } from './store/database.ts';
import { poolOfPGlite } from './store/pool.ts';

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '../../node_modules/.cache/estadia');
const migrationsFolder = join(here, 'store/migrations');
const require = createRequire(import.meta.url);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** What a template depends on: PGlite's format, the migrations, and the tables and queues of the jobs. */
async function sources(): Promise<string[]> {
  const migrations = (await readdir(migrationsFolder)).sort().map((name) => join(migrationsFolder, name));
  return [
    join(dirname(require.resolve('@electric-sql/pglite')), '../package.json'),
    join(dirname(require.resolve('pg-boss')), '../package.json'),
    join(here, 'jobs/queues.ts'),
    ...migrations,
  ];
}

/** Where the template of this code's schema lies, made or not. */
async function templatePath(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await sources()) hash.update(basename(file)).update(await readFile(file));
  return join(cache, `database-${hash.digest('hex').slice(0, 16)}`);
}

/**
 * Makes the migrated, empty database, with the tables of the jobs, that new installations are copied from, unless it is there.
 * Creating a database takes seconds, copying one takes milliseconds.
 */
export async function makeTemplate(): Promise<string> {
  const template = await templatePath();
  if (await exists(template)) return template;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  const pglite = await openPGlite(join(draft, 'database'));
  const pool = poolOfPGlite(pglite);
  await migrate(databaseOn(pool));
  await (await openJobs({ pool, log: pino({ level: 'silent' }) })).stop();
  await pool.end();
  await pglite.close();
  // Another process may have been first; theirs is as good.
  await rename(join(draft, 'database'), template).catch(async (error: unknown) => {
    if (!(await exists(template))) throw error;
  });
  await rm(draft, { recursive: true, force: true });
  return template;
}

// A database is a thousand small files: one after the other, as `cp` does it, takes several times as long.
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
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

/** Copies the template to a folder that does not exist yet; false when there is no template. */
export async function copyTemplate(folder: string): Promise<boolean> {
  const template = await templatePath();
  if (!(await exists(template))) return false;
  await copyFolder(template, folder);
  return true;
}
