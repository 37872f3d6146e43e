import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { createGunzip } from 'node:zlib';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { dataDir as readNewDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { packTar, unpackTar } from 'modern-tar/fs';

const extensions = { btree_gist };

// PostgreSQL initialises all of its buffers at the start: the default of 128 MB would stay allocated, and a site with
// some thousand stays needs a tenth of it. Other pages are read from files, which the system caches.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens PGlite with low memory usage (docs/decisions/041-memory-of-the-embedded-database.md). */
function open(data: Pick<PGliteOptions, 'dataDir'>): Promise<PGlite> {
  // Optimising PostgreSQL’s longest functions takes hundreds of megabytes in V8, without a benefit for a site.
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
  return PGlite.create({ ...data, extensions, startParams });
}

/** PostgreSQL’s template databases with their folders. They are never used, and are half of all files. */
const templateDatabases = { template1: '/base/1', template0: '/base/4' };

const isOfTemplates = (path: string) =>
  Object.values(templateDatabases).some((folder) => path.startsWith(`${folder}/`));

/**
 * Unpacks the files of an embedded database into a folder that does not exist yet; the first opening must call {@link
 * dropTemplateDatabases}. The package already contains the result of `initdb`, which takes seconds and is the same for
 * each version of PostgreSQL’s catalogue.
 */
export async function unpackPGlite(folder: string): Promise<void> {
  const packed = await readNewDatabase();
  await mkdir(folder, { recursive: true });
  // The file has forty megabytes, and chunks of the default size take twice as long.
  const whole = createGunzip({ chunkSize: 2 ** 18 });
  await pipeline(packed.stream(), whole, unpackTar(folder, { filter: ({ name }) => !isOfTemplates(name) }));
}

/** Drops the two template databases, whose files were omitted or are no longer needed. */
export async function dropTemplateDatabases(pglite: PGlite): Promise<void> {
  const listed = 'select datname as name from pg_database where datname = any($1)';
  const { rows } = await pglite.query<{ name: string }>(listed, [Object.keys(templateDatabases)]);
  for (const { name } of rows) {
    await pglite.exec(`alter database ${name} is_template false`);
    await pglite.exec(`drop database ${name}`);
  }
}

/** Opens the embedded database in a folder; without a folder, a new one in memory. */
export async function openPGlite(folder?: string): Promise<PGlite> {
  return open(folder === undefined ? {} : { dataDir: folder });
}

/**
 * Writes the files of an embedded database to a new tar file, while no transaction is open. PGlite's own dump builds the
 * file in memory, and blocks the process until it is complete.
 */
export const packPGlite = (folder: string, file: string): Promise<void> =>
  pipeline(packTar(folder), createWriteStream(file, { mode: 0o600, flags: 'wx' }));

/** Creates the files of an embedded database in a folder that does not exist yet, from the tar file of a dump. */
export async function loadPGlite(folder: string, file: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await pipeline(createReadStream(file), unpackTar(folder));
}
