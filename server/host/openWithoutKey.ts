import { previewLostKey, replaceLost, type LostWithKey } from './commands/index.ts';
import { loadFolder, loadServed, openContent } from './openContent.ts';
import { createKeys } from './keys/keys.ts';
import type { OpeningOptions } from './openHostCommands.ts';
import { fixedServices } from './units/followServices.ts';
import { openWhenReachable } from './store/openWhenReachable.ts';

/** A database whose secret key is lost. */
export interface WithoutKey {
  /**
   * Returns the data that is lost with the key; changes nothing.
   * @throws {CommandRefused} if nothing is lost
   */
  lost(): Promise<LostWithKey>;
  /** Replaces the lost key with the current one, and deletes all unreadable data. */
  replace(): Promise<void>;
  close(): Promise<void>;
}

/** Settings whose secrets cannot be read have no effect. */
const noServices = {
  productName: '',
  necessities: [],
  mailServer: null,
  payments: { mode: 'none' },
} as const;

/**
 * Opens the database while the site does not run, regardless of its secret key.
 * @throws {ContentRefused} if a property's folder has errors, {FolderInUse} if another process uses the data folder,
 *   {CannotOpen} if the database cannot be used
 */
export async function openWithoutKey({ pages, ...options }: OpeningOptions): Promise<WithoutKey> {
  const { secretKey, secretKeyPrevious } = options;
  const loading = { ...options, pages };
  // Errors of the folder are reported before the database is opened.
  const own = options.emptyContentDir === undefined ? await loadFolder(loading) : undefined;
  const { db, close } = await openWhenReachable({ ...options, patience: 0 });
  const open = async () => {
    const { languages } = options;
    const services = await fixedServices(db, { ...noServices, languages });
    return openContent(db, own ?? (await loadServed(db, loading)), options, { services });
  };
  const { content } = await open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const context = {
    db,
    content,
    keys: createKeys(secretKey, secretKeyPrevious),
    secretKey,
    secretKeyPrevious,
  };
  return { lost: () => previewLostKey(context), replace: () => replaceLost(context), close };
}
