import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { manifestFor, parts } from './manifest.ts';
import { pack, type Entry } from './tar.ts';

interface Source {
  dataDir: string;
  /** The one in use, from SECRET_KEY or from the data folder. */
  secretKey: string;
  dump: () => Promise<Blob>;
}

const entryOf = (name: string, content: Uint8Array): Entry => ({
  name,
  size: content.length,
  content: [content],
});

// A file that is gone by the time it is read was being replaced or removed.
async function fileEntry(dataDir: string, path: string): Promise<Entry[]> {
  try {
    return [entryOf(relative(dataDir, path), await readFile(path))];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const keyIn = (dataDir: string) =>
  readFile(join(dataDir, parts.secretKey), 'utf8').then(
    (key) => key.trim(),
    () => undefined,
  );

async function sandboxFiles(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, parts.sandbox);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

async function* entriesOf({ dataDir, secretKey }: Source, database: Blob): AsyncGenerator<Entry> {
  yield entryOf(parts.manifest, Buffer.from(`${JSON.stringify(manifestFor(secretKey), undefined, 2)}\n`));
  if ((await keyIn(dataDir)) === secretKey) yield entryOf(parts.secretKey, Buffer.from(`${secretKey}\n`));
  yield { name: parts.database, size: database.size, content: database.stream() };
  // After the database: the gateway may know of a payment that the host does not, never the other way round.
  for (const path of await sandboxFiles(dataDir)) yield* await fileEntry(dataDir, path);
}

/**
 * The embedded database as it is at this moment, with what is needed to read it: the secret key where the
 * data folder holds one, and the files of the sandbox. A `.tar.gz`.
 */
export async function backupOf(source: Source): Promise<Readable> {
  const database = await source.dump();
  const archive = new PassThrough();
  pipeline(Readable.from(pack(entriesOf(source, database))), createGzip({ level: 4 }), archive).catch(
    (error: unknown) => archive.destroy(error as Error),
  );
  return archive;
}
