import type { Config } from '../config/index.ts';
import type { PhotoStore } from '../host/ports/photoStore.ts';

/** Opens the store of PHOTO_STORE; undefined without the setting. Sites without it do not load the client. */
export async function openPhotoStore({
  photoStore,
}: Pick<Config, 'photoStore'>): Promise<PhotoStore | undefined> {
  if (photoStore === undefined) return undefined;
  const { openS3Photos } = await import('../s3/openS3Photos.ts');
  return openS3Photos(photoStore);
}
