import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Records kept as one JSON file each, so that they survive a restart and can be looked at. */
export interface FileStore<T> {
  get(id: string): Promise<T | undefined>;
  put(id: string, record: T): Promise<void>;
  remove(id: string): Promise<void>;
  /** The ids, in their alphabetical order. */
  ids(): Promise<string[]>;
}

const safeId = /^[\w-]{1,80}$/;

/** Opens the store in a folder, which is made when it is missing. */
export async function openFileStore<T>(folder: string): Promise<FileStore<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, `${id}.json`);
  return {
    async get(id) {
      if (!safeId.test(id)) return undefined;
      try {
        return JSON.parse(await readFile(pathOf(id), 'utf8')) as T;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async put(id, record) {
      if (!safeId.test(id)) throw new Error(`"${id}" cannot name a record`);
      // A rename is atomic: a reader sees the old record or the new one, a crash leaves no half of it.
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, JSON.stringify(record), { mode: 0o600 });
      await rename(unfinished, pathOf(id));
    },
    async remove(id) {
      if (safeId.test(id)) await rm(pathOf(id), { force: true });
    },
    async ids() {
      const names = await readdir(folder);
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort();
    },
  };
}
