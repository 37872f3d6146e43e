import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder that contains the photos of a property that the dashboard manages. */
export const getPhotoFolder = (contentDir: string, id: string): string => join(contentDir, id, 'photos');

/** Stores photos of a folder for a property that the dashboard manages. */
export async function storePhotos(
  { from, files }: { from: string; files: Iterable<string> },
  contentDir: string,
  id: string,
): Promise<void> {
  const folder = getPhotoFolder(contentDir, id);
  if (folder === from) return;
  await mkdir(folder, { recursive: true });
  for (const file of files) await copyFile(join(from, file), join(folder, file));
}
