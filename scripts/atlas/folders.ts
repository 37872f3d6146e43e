import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Where the built atlas is. */
export const atlasFolder = resolve(root, 'dist/atlas');

/** Where its pictures are, which are kept from build to build. */
export const picturesFolder = resolve(atlasFolder, 'pictures');

/** Where pictures are kept by the commits that they were taken of. */
export const storedPicturesFolder = resolve(root, 'dist/pictures');
