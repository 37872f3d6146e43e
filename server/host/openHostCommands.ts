import { createCommands, type HostCommands } from './commands/index.ts';
import type { Content } from './content/index.ts';
import type { HostOptions } from './host.ts';
import { getContentDir, loadServed, openContent } from './openContent.ts';
import { openJobs } from './jobs/index.ts';
import { createKeys } from './keys/keys.ts';
import { requireSameKey } from './keys/requireSameKey.ts';
import { withDatabasePhotos } from './photos/index.ts';
import type { SessionReader } from './ports/gateway.ts';
import type { GuestPages } from './ports/pages.ts';
import type { CommandServices, StoredSettings } from './ports/settings.ts';
import type { PhotoStore } from './ports/photoStore.ts';
import { followServices } from './units/followServices.ts';
import { openWhenReachable } from './store/openWhenReachable.ts';

export interface OpenCommands extends HostCommands {
  close(): Promise<void>;
}

/** The options that the host’s own commands need to open a database. */
export type OpeningOptions = Pick<
  HostOptions,
  | 'dataDir'
  | 'contentDir'
  | 'emptyContentDir'
  | 'languages'
  | 'databaseUrl'
  | 'secretKey'
  | 'secretKeyPrevious'
  | 'registrationRetentionDays'
  | 'log'
> & { pages: Pick<GuestPages, 'takenUnitIds'> };

interface CommandOptions extends OpeningOptions {
  /** A store outside of the database for photos; undefined for the database. */
  photoStore: PhotoStore | undefined;
  gateway: SessionReader;
  /** The settings of the environment, into which those of the dashboard are merged. */
  settings: { open: (stored: StoredSettings) => Promise<CommandServices> };
}

/**
 * Opens the database for the host's own commands while the site does not run. Jobs are enqueued only: e-mails and
 * refunds wait for the site. Properties are loaded for the first command that needs them.
 * @throws {FolderInUse} if another process uses the data folder, {CannotOpen} if the database cannot be used; a command
 *   that reads the properties throws {ContentRefused} if a property's folder has errors
 */
export async function openHostCommands({ pages, ...options }: CommandOptions): Promise<OpenCommands> {
  const { gateway, log, secretKey, secretKeyPrevious, registrationRetentionDays, settings } = options;
  const store = await openWhenReachable({ ...options, patience: 0 });
  try {
    await requireSameKey(store.db, secretKey, secretKeyPrevious);
    const keys = createKeys(secretKey, secretKeyPrevious);
    const services = await followServices({ db: store.db, keys, log }, settings);
    const load = async () => {
      const loaded = await loadServed(store.db, { ...options, pages });
      const { content } = await openContent(store.db, loaded, options, { services });
      return content;
    };
    const contentDir = getContentDir(options);
    let content: Promise<Content> | undefined;
    const readContent = () => (content ??= load());
    const jobs = await openJobs({ ...store, log });
    // Processes of the site follow the database.
    const refreshContent = () => Promise.resolve();
    return {
      ...createCommands(
        {
          db: store.db,
          keys,
          jobs,
          gateway,
          log,
          registrationRetentionDays,
          isSandbox: services.present.isSandbox,
          refusesExamples: services.present.refusesExamples,
          contentDir,
          photoStore: withDatabasePhotos(options.photoStore, { db: store.db, log }),
          pages,
          refreshContent,
        },
        readContent,
        store,
      ),
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
