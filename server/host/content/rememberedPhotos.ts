import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { privateFolder } from '../store/privateFolder.ts';
import { contentHash, getVersion } from './publicPhoto.ts';
import { examinePhoto, type Examined, type PhotoSize } from './examinePhoto.ts';

/** Looks at photos, each of them once while it stays the same. */
export interface PhotoExaminer {
  /** @throws where the file cannot be read */
  examine(path: string): Promise<Examined>;
  /** Keeps for the next start what was found. */
  keep(): Promise<void>;
}

const byContent = new Map<string, Promise<Examined>>();

/** Looks at a photo once in this process, wherever there are copies of it: to decode one takes time. */
async function examineContent(path: string): Promise<Examined> {
  const hash = contentHash(await readFile(path));
  const examined = byContent.get(hash) ?? examinePhoto(path);
  byContent.set(hash, examined);
  const found = await examined;
  return 'trouble' in found ? found : { ...found, version: getVersion(hash) };
}

/** Looks at the photos of a folder as they are now, and writes nothing. */
export const uncachedExaminer: PhotoExaminer = { examine: examineContent, keep: () => Promise.resolve() };

// By what a file's size and time of change are; with another number here, every photo is looked at anew.
const version = 2;
const remembered = v.record(
  v.string(),
  v.object({ width: v.number(), height: v.number(), version: v.string() }),
);
type Remembered = Record<string, PhotoSize>;

async function read(file: string): Promise<Remembered> {
  try {
    return v.parse(remembered, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Looks at photos as {@link examinePhoto} does, but for those that an earlier start found sound: to decode all of
 * them takes some seconds. They are remembered by path, size and time of change in the data folder.
 */
export function rememberingPhotos(dataDir: string): PhotoExaminer {
  const folder = join(dataDir, 'photos');
  const file = join(folder, `examined-${version}.json`);
  const sound: Remembered = {};
  let known: Promise<Remembered> | undefined;
  let isNew = false;
  return {
    async examine(path) {
      const { size, mtimeMs } = await stat(path);
      const key = `${path}|${size}|${mtimeMs}`;
      const before = (await (known ??= read(file)))[key];
      const found = before ?? (await examineContent(path));
      if ('trouble' in found) return found;
      isNew ||= before === undefined;
      return (sound[key] = found);
    },
    async keep() {
      // A command beside no data at all makes no folder for it.
      if (!isNew || !existsSync(dataDir)) return;
      await privateFolder(folder);
      // Under its name only once it is whole: other processes of the site start at the same time.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, JSON.stringify(sound), { mode: 0o600 });
      await rename(draft, file);
    },
  };
}
