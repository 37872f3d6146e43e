import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesRecord, type RecordStore } from './records.ts';

/**
 * Opens a store with one JSON file per record in a folder, which is created if necessary: records survive a restart and
 * can be inspected.
 */
export async function openFileStore<T>(folder: string): Promise<RecordStore<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const getPath = (id: string) => join(folder, `${id}.json`);
  const store: RecordStore<T> = {
    async get(id) {
      if (!namesRecord(id)) return undefined;
      try {
        return JSON.parse(await readFile(getPath(id), 'utf8')) as T;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async put(id, record) {
      if (!namesRecord(id)) throw new Error(`"${id}" is not a valid record id`);
      // A rename is atomic: readers see the old or the new record, and a crash leaves no partial file.
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, JSON.stringify(record), { mode: 0o600 });
      await rename(unfinished, getPath(id));
    },
    async remove(id) {
      if (namesRecord(id)) await rm(getPath(id), { force: true });
    },
    async ids() {
      const names = await readdir(folder);
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort();
    },
    async list() {
      const found = await Promise.all((await store.ids()).map((id) => store.get(id)));
      return found.filter((record) => record !== undefined);
    },
  };
  return store;
}
