import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import * as v from 'valibot';
import type { DrillProblem } from '../../../contract/dashboard/backups.ts';
import { migrationNames } from '../../host/index.ts';
import { BackupRefused } from './backupRefused.ts';
import { manifest, parts, type Manifest } from './manifest.ts';

/** Why a file cannot be unpacked: the problem, and the words for a sentence about the file. */
type Reason = readonly [problem: DrillProblem, words: string];

const notABackup: Reason = ['notABackup', 'it is not a backup. Choose a file that "backup" wrote'];
const damaged: Reason = ['damaged', 'it is damaged. Copy it again, or choose another backup'];

/** The content of the file is wrong. */
class WrongContent extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason[1]);
    this.reason = reason;
  }
}

const longestManifest = 64 * 1024;
const sandboxFile = /^sandbox\/(?:[\w-]+\/)*[\w-]+\.json$/;
const isKnown = (name: string) =>
  name === parts.database || name === parts.secretKey || sandboxFile.test(name);

async function readManifest({ header, body }: ParsedTarEntry): Promise<Manifest> {
  if (header.name !== parts.manifest || header.size > longestManifest) throw new WrongContent(notABackup);
  const parsed = v.safeParse(manifest, await json(body));
  if (!parsed.success) throw new WrongContent(['unknownFormat', 'this version does not know its format']);
  const unknownMigrations = parsed.output.migrations.filter((name) => !migrationNames.includes(name));
  if (unknownMigrations.length === 0) return parsed.output;
  throw new BackupRefused(
    'newerVersion',
    'The backup was made by a newer version of the site. Restore it with that version or a later one.',
  );
}

async function write(folder: string, { header: { name, type }, body }: ParsedTarEntry): Promise<void> {
  if (type !== 'file' || !isKnown(name)) {
    const words = `it contains ${JSON.stringify(name)}, which is not part of a backup`;
    throw new WrongContent(['notABackup', words]);
  }
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(body, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
}

async function unpackInto(folder: string, file: string): Promise<Manifest> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const reading = pipeline(createReadStream(file), createGunzip(), Writable.fromWeb(writable));
  // The reader of the entries may receive the error first.
  reading.catch(() => undefined);
  let parsed: Manifest | undefined;
  for await (const entry of readable) {
    if (parsed) await write(folder, entry);
    else parsed = await readManifest(entry);
  }
  // The checksum of the whole file is behind the last entry.
  await reading;
  if (!parsed) throw new WrongContent(['notABackup', 'it is empty']);
  return parsed;
}

/** The reasons of failures, by the error codes of Node and zlib. */
const reasons: Readonly<Record<string, Reason>> = {
  Z_DATA_ERROR: damaged,
  EISDIR: notABackup,
  Z_BUF_ERROR: ['incomplete', 'it is incomplete. Copy it again'],
  EACCES: ['unreadable', 'this user may not read it'],
  ENOSPC: ['diskFull', 'the disk of DATA_DIR is full'],
};

function getReason(error: unknown): Reason {
  if (error instanceof WrongContent) return error.reason;
  if (!(error instanceof Error)) return ['damaged', String(error)];
  // A file that is not compressed at all is no damaged backup.
  if (error.message === 'incorrect header check') return notABackup;
  const code = 'code' in error ? String(error.code) : '';
  return reasons[code] ?? ['damaged', error.message.replace(/\.$/, '')];
}

/**
 * Unpacks a backup into an empty folder.
 * @throws {BackupRefused} when the file is not a backup, is damaged, or was made by a newer version
 */
export async function unpackBackup(folder: string, file: string): Promise<Manifest> {
  try {
    return await unpackInto(folder, file);
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const [problem, words] = getReason(error);
    throw new BackupRefused(problem, `${file} cannot be restored: ${words}.`, { cause: error });
  }
}
