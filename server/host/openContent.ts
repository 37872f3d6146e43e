import { rememberingUnits, type LoadedContent } from './content/index.ts';
import type { HostOptions } from './host.ts';
import type { Database } from './store/database.ts';
import { openLiveContent, type LiveContent } from './units/liveContent.ts';

type Options = Pick<HostOptions, 'dataDir' | 'contentDir' | 'emptyContentDir' | 'log'>;

/** Returns the host's folder of properties, even if the site serves the demo in place of it. */
export const getContentDir = ({ contentDir, emptyContentDir }: Omit<Options, 'dataDir' | 'log'>): string =>
  emptyContentDir ?? contentDir;

/**
 * Opens the properties of the folder together with those in the database.
 * @throws {ContentRefused} if a folder says that the dashboard manages its property, and the database has no version
 */
export const openContent = (db: Database, loaded: LoadedContent, options: Options): Promise<LiveContent> =>
  openLiveContent({
    db,
    log: options.log,
    loaded,
    contentDir: getContentDir(options),
    isDemo: options.emptyContentDir !== undefined,
    cache: rememberingUnits(options.dataDir, 'versions'),
  });
