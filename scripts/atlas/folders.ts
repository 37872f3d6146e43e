import { resolve } from 'node:path';
import { PictureArchive } from 'statechart-atlas/pictures';

export const root = resolve(import.meta.dirname, '../..');

/** The built atlas. */
export const atlasFolder = resolve(root, 'dist/atlas');

/** The pictures of the atlas, which builds keep. */
export const picturesFolder = resolve(atlasFolder, 'pictures');

/** Pictures of earlier commits. */
export const pictureArchive = new PictureArchive(resolve(root, 'dist/pictures'));
