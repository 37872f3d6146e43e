import sharp from 'sharp';

/** A photo's size in pixels as it is shown, turned upright where the camera was held sideways. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture; undefined where the file is none. */
export async function measurePhoto(path: string): Promise<PhotoSize | undefined> {
  try {
    const { autoOrient } = await sharp(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}
