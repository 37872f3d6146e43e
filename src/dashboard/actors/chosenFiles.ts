import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import { randomId } from '../../actors/randomId.ts';

/** Files that a person has chosen for an import, by ids, because events and contexts of machines contain no files. */
export interface ChosenFiles {
  /** Returns the id of a file. Earlier files are forgotten. */
  add: (file: Blob) => string;
  /** Returns the content of a file; undefined if it has more bytes. A file that has disappeared from the device fails. */
  read: (id: string, mostBytes: number) => Promise<Uint8Array | undefined>;
}

export function createChosenFiles(): ChosenFiles {
  let latest: { id: string; file: Blob } | undefined;
  return {
    add(file) {
      latest = { id: randomId(), file };
      return latest.id;
    },
    async read(id, mostBytes) {
      if (latest?.id !== id) throw new CallFailed('not-found');
      if (latest.file.size > mostBytes) return undefined;
      return new Uint8Array(await latest.file.arrayBuffer());
    },
  };
}
