import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostContext } from '../../base/context.ts';
import { formatDocument, type UnitContent } from '../../content/index.ts';
import { readPhoto } from '../../photos/index.ts';

type Photos = Pick<HostContext, 'db' | 'photoStore'>;

/** The folder of photos in the folder of a property. */
export const photosFolder = 'photos';

/** A file in the exported folder of a property. */
export interface ExportedFile {
  /** Its path, which begins with the id of the property. */
  path: string;
  /** Undefined for a photo that is not stored, such as one of a removed folder. */
  content: string | Uint8Array | undefined;
}

/** Reads the original of a photo; undefined if it is not stored. */
async function readOriginal(photos: Photos, { photoFolder, photoSizes }: UnitContent, name: string) {
  const id = photoSizes.get(name)?.id;
  if (id !== undefined) return readPhoto(photos, id);
  return photoFolder === undefined
    ? undefined
    : readFile(join(photoFolder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
}

/** Reads the files of a property's folder: its document as YAML files, and its photos one at a time, because they are large. */
export async function* readExportedFiles(photos: Photos, unit: UnitContent): AsyncGenerator<ExportedFile> {
  for (const [name, content] of formatDocument(unit.readSource())) {
    yield { path: `${unit.id}/${name}`, content };
  }
  for (const name of unit.photoSizes.keys()) {
    yield { path: `${unit.id}/${photosFolder}/${name}`, content: await readOriginal(photos, unit, name) };
  }
}
