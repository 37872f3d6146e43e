import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { CommandRefused, migrationNames } from '../../host/index.ts';
import { manifest, parts, type Manifest } from './manifest.ts';
import { unpack, type Entry } from './tar.ts';

const longestManifest = 64 * 1024;
const sandboxFile = /^sandbox\/(?:[\w-]+\/)*[\w-]+\.json$/;
const isKnown = (name: string) =>
  name === parts.database || name === parts.secretKey || sandboxFile.test(name);

async function manifestIn(entry: Entry | undefined): Promise<Manifest> {
  if (entry?.name !== parts.manifest || entry.size > longestManifest) throw new Error('it is no backup');
  const told = v.safeParse(manifest, await json(Readable.from(entry.content)));
  if (!told.success) throw new Error('its format is not known here');
  const strange = told.output.migrations.filter((name) => !migrationNames.includes(name));
  if (strange.length === 0) return told.output;
  throw new CommandRefused(
    'The backup is of a newer version of the site. Restore it with that version, or a later one.',
  );
}

async function unpackInto(folder: string, file: string): Promise<Manifest> {
  const archive = createGunzip();
  const reading = pipeline(createReadStream(file), archive);
  reading.catch(() => undefined);
  const entries = unpack(archive)[Symbol.asyncIterator]();
  const told = await manifestIn((await entries.next()).value);
  for (;;) {
    const { done, value: entry } = await entries.next();
    if (done) break;
    if (!isKnown(entry.name)) throw new Error(`it holds ${JSON.stringify(entry.name)}, which no backup has`);
    const path = join(folder, entry.name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(entry.content), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  }
  await reading;
  return told;
}

/**
 * Unpacks a backup into an empty folder.
 * @throws {CommandRefused} when it is no backup, is damaged, or is of a newer version
 */
export async function unpackBackup(folder: string, file: string): Promise<Manifest> {
  try {
    return await unpackInto(folder, file);
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandRefused(`${file} cannot be restored: ${reason}.`, { cause: error });
  }
}
