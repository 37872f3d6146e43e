import { CallFailed } from '../../../contract/schemas/callFailed.ts';

/** The largest width and height in pixels that the host stores. */
const mostPixels = 4000;

/** Whether a file is a HEIC picture. Some systems do not know its type, only its name. */
export const isHeic = (file: Blob): boolean =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));

/**
 * Converts a HEIC picture to JPEG, which Safari can.
 * @throws {CallFailed} `photo-heic` if the browser cannot read it
 */
export async function convertHeic(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('The canvas is empty.'))),
        'image/jpeg',
        0.92,
      );
    });
  } catch {
    throw new CallFailed('photo-heic');
  }
}
