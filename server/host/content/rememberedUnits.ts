import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { privateFolder } from '../store/privateFolder.ts';
import { replaceFile } from '../store/replaceFile.ts';
import type { ContentIssue } from '../../../contract/content/issues.ts';
import type { ContentError } from './contentErrors.ts';
import type { MissingLanguages } from './missingLanguages.ts';
import type { UnitSource } from './checkSource.ts';
import type { UnitContent } from './unitSource.ts';

/** A property as it was read, with the warnings about it. */
export interface ReadUnit {
  readonly unit: UnitContent;
  readonly missing: readonly MissingLanguages[];
  readonly odd: readonly ContentError[];
  /** Those of the warnings that depend on the date. */
  readonly dated: readonly ContentIssue[];
}

/** Stores properties as they were read, for the next start. */
export interface UnitCache {
  /** Returns the property that was read from the folder while it had the given key. */
  get(folder: string, key: string): ReadUnit | undefined;
  set(folder: string, key: string, read: ReadUnit): Promise<void>;
  /** Deletes what is stored about other properties. */
  keep(): Promise<void>;
}

/** Stores nothing. */
export const noUnitCache: UnitCache = {
  get: () => undefined,
  set: () => Promise.resolve(),
  keep: () => Promise.resolve(),
};

/** The number of bytes of a SHA-256 hash, with which a file begins. */
const hashLength = 32;

const getHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

type WithoutSource = Omit<ReadUnit, 'unit'> & { readonly unit: Omit<UnitContent, 'readSource'> };

/** Reads what was stored for the key; undefined if the file is missing, older or damaged. */
function readPacked(key: string, file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const keyed = bytes.subarray(hashLength);
    const isSound = getHash(keyed).equals(bytes.subarray(0, hashLength));
    return isSound && keyed.toString('latin1', 0, key.length) === key
      ? keyed.subarray(key.length)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a value that was stored for the key; undefined if there is none that this version of Node can read. */
function readStored(key: string, file: string): unknown {
  try {
    const packed = readPacked(key, file);
    return packed && deserialize(packed);
  } catch {
    return undefined;
  }
}

async function store(key: string, file: string, value: unknown): Promise<void> {
  const keyed = Buffer.concat([Buffer.from(key, 'latin1'), serialize(value)]);
  await replaceFile(file, Buffer.concat([getHash(keyed), keyed]));
}

function readSourceFor(key: string, file: string): UnitSource {
  const source = readStored(key, file);
  if (source === undefined) throw new Error(`${file} changed while the site started; start it again`);
  return source as UnitSource;
}

/**
 * Stores each property as it was read in a folder of the data folder, its source in a file of its own: parsing a thousand
 * properties takes 15 seconds. A file is used only for exactly the same key.
 */
export function rememberingUnits(dataDir: string, name: 'properties' | 'versions'): UnitCache {
  const folder = join(dataDir, name);
  const getFiles = (unitFolder: string) => {
    const id = basename(unitFolder);
    return { file: join(folder, `${id}.bin`), sourceFile: join(folder, `${id}.source.bin`) };
  };
  const current = new Set<string>();
  return {
    get(unitFolder, key) {
      const { file, sourceFile } = getFiles(unitFolder);
      const read = readStored(key, file) as WithoutSource | undefined;
      // The source is needed later, so a start that was interrupted between the two files must not go unnoticed.
      if (!read || !readPacked(key, sourceFile)) return undefined;
      current.add(file).add(sourceFile);
      return { ...read, unit: { ...read.unit, readSource: () => readSourceFor(key, sourceFile) } };
    },
    async set(unitFolder, key, read) {
      // A command that runs without a data folder must not create one.
      if (!existsSync(dataDir)) return;
      const { file, sourceFile } = getFiles(unitFolder);
      const { readSource, ...unit } = read.unit;
      try {
        await privateFolder(folder);
        await store(key, sourceFile, readSource());
        await store(key, file, { ...read, unit } satisfies WithoutSource);
        current.add(file).add(sourceFile);
      } catch {
        // The next start reads the property again. If the disk is full, opening the database says so.
      }
    },
    async keep() {
      const files = await readdir(folder).catch(() => []);
      const old = files.filter((name) => name.endsWith('.bin') && !current.has(join(folder, name)));
      // A file that cannot be deleted is never used.
      for (const name of old) await rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  };
}
