import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { createGunzip } from 'node:zlib';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { dataDir as readNewDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { unpackTar } from 'modern-tar/fs';

const extensions = { btree_gist };

// PostgreSQL writes over all of its buffers as it starts: its own 128 MB, of which a site of some thousand stays needs a
// tenth, would be taken for good. What is not there is read from files that the system has at hand.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens PGlite so that it does with little memory (docs/decisions/041-memory-of-the-embedded-database.md). */
function open(data: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>): Promise<PGlite> {
  // To optimise PostgreSQL’s longest functions takes V8 hundreds of megabytes, and gives a site nothing.
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
  return PGlite.create({ ...data, extensions, startParams });
}

/** PostgreSQL’s own templates, with their folders. Nobody makes more databases of them, and they are half of all files. */
const templateDatabases = { template1: '/base/1', template0: '/base/4' };

const isOfTemplates = (path: string) =>
  Object.values(templateDatabases).some((folder) => path.startsWith(`${folder}/`));

/**
 * Puts the files of an embedded database into a folder that does not exist yet; who opens it first calls
 * {@link dropTemplateDatabases}. `initdb`, which takes seconds, has run when the package was made: what it left is the same
 * for each version of PostgreSQL’s catalogue.
 */
export async function unpackPGlite(folder: string): Promise<void> {
  const packed = await readNewDatabase();
  await mkdir(folder, { recursive: true });
  // Forty megabytes: in pieces of the usual size they take twice as long.
  const whole = createGunzip({ chunkSize: 2 ** 18 });
  await pipeline(packed.stream(), whole, unpackTar(folder, { filter: ({ name }) => !isOfTemplates(name) }));
}

/** Has a database forget the two whose files were left out, or delete those that it has from before they were. */
export async function dropTemplateDatabases(pglite: PGlite): Promise<void> {
  const listed = 'select datname as name from pg_database where datname = any($1)';
  const { rows } = await pglite.query<{ name: string }>(listed, [Object.keys(templateDatabases)]);
  for (const { name } of rows) {
    await pglite.exec(`alter database ${name} is_template false`);
    await pglite.exec(`drop database ${name}`);
  }
}

/** Opens the embedded database in a folder; a new one in memory without one. */
export async function openPGlite(folder?: string): Promise<PGlite> {
  return open(folder === undefined ? {} : { dataDir: folder });
}

/** Makes the embedded database in a folder that does not exist yet from a dump of its data folder. */
export async function loadPGlite(folder: string, dump: Blob): Promise<PGlite> {
  return open({ dataDir: folder, loadDataDir: dump });
}
