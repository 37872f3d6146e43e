import { join } from 'node:path';
import { openFileStore } from './fileStore.ts';
import { oneAtATime } from './oneAtATime.ts';
import { kinds, type Kind, type RecordStore, type SharedRecords } from './records.ts';

/** Opens records in subfolders of a folder that only one process uses. */
export async function openFileRecords(folder: string): Promise<SharedRecords> {
  const opened = await Promise.all(
    kinds.map(async (kind) => [kind, await openFileStore<unknown>(join(folder, kind))] as const),
  );
  const stores = new Map<Kind, RecordStore<unknown>>(opened);
  const inTurn = oneAtATime();
  const records: SharedRecords = {
    of: <T>(kind: Kind) => stores.get(kind) as RecordStore<T>,
    exclusively: (name, task) => inTurn(name, () => task(records)),
    close: () => Promise.resolve(),
  };
  return records;
}
