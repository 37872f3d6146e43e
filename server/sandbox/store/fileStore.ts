import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecordId, type RecordStore } from './records.ts';

/**
 * Opens a store that has one JSON file per record in a folder, and creates the folder if necessary. Records survive a
 * restart, and can be inspected with any editor.
 */
export async function openFileStore<T>(folder: string): Promise<RecordStore<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const getPath = (id: string) => join(folder, `${id}.json`);
  const store: RecordStore<T> = {
    async get(id) {
      if (!isRecordId(id)) return undefined;
      try {
        return JSON.parse(await readFile(getPath(id), 'utf8')) as T;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async put(id, record) {
      if (!isRecordId(id)) throw new Error(`"${id}" is not a valid record id`);
      // A rename is atomic: readers see the old or the new record, and a crash leaves no partial file.
      const temporaryFile = join(folder, `.${randomUUID()}`);
      await writeFile(temporaryFile, JSON.stringify(record), { mode: 0o600 });
      await rename(temporaryFile, getPath(id));
    },
    async remove(id) {
      if (isRecordId(id)) await rm(getPath(id), { force: true });
    },
    async listIds() {
      const names = await readdir(folder);
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort();
    },
    async list() {
      const found = await Promise.all((await store.listIds()).map((id) => store.get(id)));
      return found.filter((record) => record !== undefined);
    },
  };
  return store;
}
