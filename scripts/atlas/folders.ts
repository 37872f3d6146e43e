import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The built atlas. */
export const atlasFolder = resolve(root, 'dist/atlas');

/** The pictures of the atlas, which builds keep. */
export const picturesFolder = resolve(atlasFolder, 'pictures');

/** Pictures of earlier commits, in one folder per commit. */
export const storedPicturesFolder = resolve(root, 'dist/pictures');
