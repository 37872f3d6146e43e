import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { privateFolder } from '../store/privateFolder.ts';
import { replaceFile } from '../store/replaceFile.ts';
import { contentHash, getVersion } from './publicPhoto.ts';
import { examinePhoto, type Examined, type PhotoSize } from './examinePhoto.ts';

/** Examines photos, each of them once while it does not change. */
export interface PhotoExaminer {
  /** @throws if the file cannot be read */
  examine(path: string): Promise<Examined>;
  /** Keeps the earlier results for the photos of a folder, none of which has changed. */
  retain(folder: string): void;
  /** Stores the results for the next start. */
  keep(): Promise<void>;
}

const byContent = new Map<string, Promise<Examined>>();

/** Examines a photo once per process, even if copies of it exist, because decoding takes time. */
async function examineContent(path: string): Promise<Examined> {
  const hash = contentHash(await readFile(path));
  const examined = byContent.get(hash) ?? examinePhoto(path);
  byContent.set(hash, examined);
  const found = await examined;
  return 'error' in found ? found : { ...found, version: getVersion(hash) };
}

/** Examines the current photos of a folder without storing anything. */
export const uncachedExaminer: PhotoExaminer = {
  examine: examineContent,
  retain: () => undefined,
  keep: () => Promise.resolve(),
};

// Results are stored by file size and modification time. A new number here invalidates them.
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
 * Examines photos like {@link examinePhoto}, except those that an earlier start found valid, because decoding all of
 * them takes some seconds. The results are stored in the data folder by path, size and modification time.
 */
export function rememberingPhotos(dataDir: string): PhotoExaminer {
  const folder = join(dataDir, 'photos');
  const file = join(folder, `examined-${version}.json`);
  const sound: Remembered = {};
  const retained = new Set<string>();
  let known: Promise<Remembered> | undefined;
  let isNew = false;
  return {
    async examine(path) {
      const { size, mtimeMs } = await stat(path);
      const key = `${path}|${size}|${mtimeMs}`;
      const before = (await (known ??= read(file)))[key];
      const found = before ?? (await examineContent(path));
      if ('error' in found) return found;
      isNew ||= before === undefined;
      return (sound[key] = found);
    },
    retain: (unchanged) => void retained.add(unchanged),
    async keep() {
      // A command that runs without a data folder must not create one.
      if (!isNew || !existsSync(dataDir)) return;
      for (const [key, size] of Object.entries(await (known ??= read(file)))) {
        if (retained.has(dirname(key))) sound[key] = size;
      }
      try {
        await privateFolder(folder);
        await replaceFile(file, JSON.stringify(sound));
      } catch {
        // The next start examines the photos again. If the disk is full, opening the database says so.
      }
    },
  };
}
