import { createCommands, type HostCommands } from './commands/index.ts';
import { rememberingPhotos, loadContent } from './content/index.ts';
import type { HostOptions } from './host.ts';
import { openJobs } from './jobs/index.ts';
import { createKeys } from './keys/keys.ts';
import { requireSameKey } from './keys/requireSameKey.ts';
import type { GuestPages } from './ports/pages.ts';
import { withFormerUnits } from './units/formerUnits.ts';
import { openWhenReachable } from './store/openWhenReachable.ts';

export interface OpenCommands extends HostCommands {
  close(): Promise<void>;
}

/** The options that the host’s own commands need to open a database. */
export type OpeningOptions = Pick<
  HostOptions,
  | 'dataDir'
  | 'contentDir'
  | 'languages'
  | 'databaseUrl'
  | 'secretKey'
  | 'secretKeyPrevious'
  | 'registrationRetentionDays'
  | 'log'
> & { pages: Pick<GuestPages, 'takenUnitIds'> };

/**
 * Opens the database for the host's own commands while the site does not run. Jobs are enqueued only: e-mails and
 * refunds wait for the site.
 * @throws {ContentRefused} if a property's folder has errors, {FolderInUse} if another process uses the data folder,
 *   {CannotOpen} if the database cannot be used
 */
export async function openHostCommands({ pages, ...options }: OpeningOptions): Promise<OpenCommands> {
  const { log, secretKey, secretKeyPrevious, registrationRetentionDays } = options;
  const loaded = await loadContent(
    options.contentDir,
    pages.takenUnitIds,
    rememberingPhotos(options.dataDir),
    options.languages,
  );
  const store = await openWhenReachable({ ...options, patience: 0 });
  try {
    await requireSameKey(store.db, secretKey, secretKeyPrevious);
    const content = await withFormerUnits(store.db, loaded, log);
    const jobs = await openJobs({ ...store, log });
    const keys = createKeys(secretKey, secretKeyPrevious);
    return {
      ...createCommands({ db: store.db, content, keys, jobs, log, registrationRetentionDays }, store),
      async close() {
        await jobs.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
