import { rememberingPhotos, uncachedExaminer, type PhotoExaminer } from './rememberedPhotos.ts';
import { noUnitCache, rememberingUnits, type UnitCache } from './rememberedUnits.ts';

/** Results of earlier starts, which are used again for unchanged files. */
export interface ContentMemory {
  readonly examiner: PhotoExaminer;
  readonly cache: UnitCache;
}

export const noMemory: ContentMemory = { examiner: uncachedExaminer, cache: noUnitCache };

/** Keeps the results in the data folder. */
export const rememberContent = (dataDir: string): ContentMemory => ({
  examiner: rememberingPhotos(dataDir),
  cache: rememberingUnits(dataDir, 'properties'),
});
