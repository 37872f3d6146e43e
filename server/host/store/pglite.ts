import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { dataDir as readNewDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { unpackTar } from 'modern-tar/fs';

const extensions = { btree_gist };

/**
 * Makes an embedded database in a folder that does not exist yet. `initdb`, which takes seconds, has run when the
 * package was made: what it left is the same for each version of PostgreSQL’s catalogue.
 */
export async function createPGlite(folder: string): Promise<void> {
  const packed = await readNewDatabase();
  await mkdir(folder, { recursive: true });
  await pipeline(packed.stream(), createGunzip(), unpackTar(folder));
}

/** Opens the embedded database in a folder; a new one in memory without one. */
export async function openPGlite(folder?: string): Promise<PGlite> {
  return PGlite.create({ ...(folder !== undefined && { dataDir: folder }), extensions });
}

/** Makes the embedded database in a folder that does not exist yet from a dump of its data folder. */
export async function loadPGlite(folder: string, dump: Blob): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, loadDataDir: dump, extensions });
}
