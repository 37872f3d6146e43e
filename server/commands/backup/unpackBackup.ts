import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import * as v from 'valibot';
import { CommandRefused, migrationNames } from '../../host/index.ts';
import { manifest, parts, type Manifest } from './manifest.ts';

const notABackup = 'it is not a backup. Choose a file that "backup" wrote';
const longestManifest = 64 * 1024;
const sandboxFile = /^sandbox\/(?:[\w-]+\/)*[\w-]+\.json$/;
const isKnown = (name: string) =>
  name === parts.database || name === parts.secretKey || sandboxFile.test(name);

async function readManifest({ header, body }: ParsedTarEntry): Promise<Manifest> {
  if (header.name !== parts.manifest || header.size > longestManifest) throw new Error(notABackup);
  const parsed = v.safeParse(manifest, await json(body));
  if (!parsed.success) throw new Error('this version does not know its format');
  const unknownMigrations = parsed.output.migrations.filter((name) => !migrationNames.includes(name));
  if (unknownMigrations.length === 0) return parsed.output;
  throw new CommandRefused(
    'The backup was made by a newer version of the site. Restore it with that version or a later one.',
  );
}

async function write(folder: string, { header: { name, type }, body }: ParsedTarEntry): Promise<void> {
  if (type !== 'file' || !isKnown(name)) {
    throw new Error(`it contains ${JSON.stringify(name)}, which is not part of a backup`);
  }
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(body, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
}

async function unpackInto(folder: string, file: string): Promise<Manifest> {
  const { readable, writable } = createTarDecoder({ strict: true });
  pipeline(createReadStream(file), createGunzip(), Writable.fromWeb(writable)).catch(() => undefined);
  let parsed: Manifest | undefined;
  for await (const entry of readable) {
    if (parsed) await write(folder, entry);
    else parsed = await readManifest(entry);
  }
  if (!parsed) throw new Error('it is empty');
  return parsed;
}

/** The reasons of failures, by the error codes of Node and zlib. */
const reasons: Readonly<Record<string, string>> = {
  Z_DATA_ERROR: notABackup,
  EISDIR: notABackup,
  Z_BUF_ERROR: 'it is incomplete. Copy it again',
  EACCES: 'this user may not read it',
  ENOSPC: 'the disk of DATA_DIR is full',
};

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return reasons[code] ?? error.message.replace(/\.$/, '');
}

/**
 * Unpacks a backup into an empty folder.
 * @throws {CommandRefused} when the file is not a backup, is damaged, or was made by a newer version
 */
export async function unpackBackup(folder: string, file: string): Promise<Manifest> {
  try {
    return await unpackInto(folder, file);
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    throw new CommandRefused(`${file} cannot be restored: ${getReason(error)}.`, { cause: error });
  }
}
