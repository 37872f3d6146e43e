import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../../../contract/dashboard/photos.ts';
import type { HostContext } from '../base/context.ts';
import { removeMetadata } from '../content/index.ts';
import { decodePixels } from './receivePhoto.ts';
import { inTurn, storePhoto } from './storePhoto.ts';

const types: Readonly<Record<string, Photo['type']>> = {
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
  heif: 'image/avif',
};

/**
 * Stores the photos of a property's folder, which the checks of the folder have accepted. The bytes of a photo without
 * metadata do not change. A photo of which another file has the same pixels is that photo.
 * Returns the ids of the photos by the names of the files.
 */
export async function storeFolderPhotos(
  host: Pick<HostContext, 'db' | 'photoStore'>,
  { folder, files }: { folder: string; files: Iterable<string> },
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const file of files) {
    await inTurn(async () => {
      const bytes = await removeMetadata(await readFile(join(folder, file)));
      const { format, autoOrient } = await sharp(bytes).metadata();
      const { id } = await decodePixels(bytes);
      await storePhoto(host, { id, type: types[format]!, ...autoOrient, bytes });
      ids.set(file, id);
    });
  }
  return ids;
}
