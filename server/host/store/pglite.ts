import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

const extensions = { btree_gist };

/** Opens the embedded database in a folder, creating it when it is not there; in memory without one. */
export async function openPGlite(folder?: string): Promise<PGlite> {
  return PGlite.create({ ...(folder !== undefined && { dataDir: folder }), extensions });
}

/** Makes the embedded database in a folder that does not exist yet from a dump of its data folder. */
export async function loadPGlite(folder: string, dump: Blob): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, loadDataDir: dump, extensions });
}
