import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import type { TableRows } from '../../host/index.ts';
import { backupFolder } from './backupFolder.ts';
import { createManifest, parts } from './manifest.ts';
import { draftEnding } from './writeWhole.ts';

interface Source {
  dataDir: string;
  /** The secret key in use, from SECRET_KEY or from the data folder. */
  secretKey: string;
  /** Writes the database to a new file, and counts its rows. */
  dump: (file: string) => Promise<TableRows>;
}

interface Entry {
  name: string;
  /** In bytes. */
  size: number;
  content: Readable;
}

function getEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, content: Readable.from([bytes]) };
}

/** Dumps the database to a file, which is deleted before it is read, so that an interrupted backup leaves nothing. */
async function dumpDatabase({ dataDir, dump }: Source): Promise<{ database: Entry; rows: TableRows }> {
  const folder = backupFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${randomUUID()}${draftEnding}`);
  try {
    const rows = await dump(file);
    const handle = await open(file);
    const { size } = await handle.stat();
    return { database: { name: parts.database, size, content: handle.createReadStream() }, rows };
  } finally {
    await rm(file, { force: true });
  }
}

// A file may have been replaced or removed since it was listed.
async function readEntry(dataDir: string, path: string): Promise<Entry[]> {
  try {
    return [getEntry(relative(dataDir, path), await readFile(path, 'utf8'))];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const readKey = (dataDir: string) =>
  readFile(join(dataDir, parts.secretKey), 'utf8').then(
    (key) => key.trim(),
    () => undefined,
  );

async function listSandboxFiles(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, parts.sandbox);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

async function* readEntries(
  { dataDir, secretKey }: Source,
  { database, rows }: { database: Entry; rows: TableRows },
): AsyncGenerator<Entry> {
  try {
    yield getEntry(parts.manifest, `${JSON.stringify(createManifest(secretKey, rows), undefined, 2)}\n`);
    if ((await readKey(dataDir)) === secretKey) yield getEntry(parts.secretKey, `${secretKey}\n`);
    yield database;
    // After the database: the gateway may have a payment that the host does not know yet, but never the reverse.
    for (const path of await listSandboxFiles(dataDir)) yield* await readEntry(dataDir, path);
  } finally {
    // Closes the file of an interrupted backup, which frees its disk space.
    database.content.destroy();
  }
}

async function pack(entries: AsyncIterable<Entry>, archive: TarPackController): Promise<void> {
  try {
    for await (const { name, size, content } of entries) {
      await pipeline(content, Writable.fromWeb(archive.add({ name, size, mode: 0o600 })));
    }
    archive.finalize();
  } catch (error) {
    archive.error(error);
  }
}

/**
 * Makes a `.tar.gz` of the embedded database as it is now, with everything that is needed to read it: the secret key if
 * the data folder holds one, and the sandbox's files.
 */
export async function makeBackup(source: Source): Promise<Readable> {
  const dumped = await dumpDatabase(source);
  const { readable, controller } = createTarPacker();
  void pack(readEntries(source, dumped), controller);
  const archive = createGzip({ level: 4 });
  // The reader of the archive receives the error.
  pipeline(readable, archive).catch(() => undefined);
  return archive;
}
