import { previewLostKey, replaceLost, type LostWithKey } from './commands/index.ts';
import { rememberingPhotos, loadContent } from './content/index.ts';
import { createKeys } from './keys/keys.ts';
import type { OpeningOptions } from './openHostCommands.ts';
import { openWhenReachable } from './store/openWhenReachable.ts';

/** A database whose secret key is lost. */
export interface WithoutKey {
  /**
   * What is lost with it; nothing is changed.
   * @throws {CommandRefused} when nothing is
   */
  lost(): Promise<LostWithKey>;
  /** Has today’s key take its place, and lets go of what nobody can read any more. */
  replace(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database while the site does not run, whichever secret key it was made with.
 * @throws {ContentRefused} when a property's folder has mistakes, {FolderInUse} when the data folder is taken,
 * {CannotOpen} when the database cannot be used
 */
export async function openWithoutKey({ pages, ...options }: OpeningOptions): Promise<WithoutKey> {
  const { secretKey, secretKeyPrevious } = options;
  const content = await loadContent(
    options.contentDir,
    pages.takenUnitIds,
    rememberingPhotos(options.dataDir),
    options.languages,
  );
  const { db, close } = await openWhenReachable({ ...options, patience: 0 });
  const context = {
    db,
    content,
    keys: createKeys(secretKey, secretKeyPrevious),
    secretKey,
    secretKeyPrevious,
  };
  return { lost: () => previewLostKey(context), replace: () => replaceLost(context), close };
}
