import {
  loadContent,
  rememberContent,
  rememberingUnits,
  type Folders,
  type LoadedContent,
  type Progress,
} from './content/index.ts';
import type { HostOptions } from './host.ts';
import type { Database } from './store/database.ts';
import { openLiveContent, type LiveContent } from './units/liveContent.ts';
import { readPublished } from './units/versions.ts';

type Options = Pick<HostOptions, 'dataDir' | 'contentDir' | 'emptyContentDir' | 'log'>;
type Loading = Pick<HostOptions, 'dataDir' | 'contentDir' | 'emptyContentDir' | 'languages'> & {
  pages: Pick<HostOptions['pages'], 'takenUnitIds'>;
};

/** Returns the host's folder of properties, even if the site serves the demo in place of it. */
export const getContentDir = ({
  contentDir,
  emptyContentDir,
}: Pick<Options, 'contentDir' | 'emptyContentDir'>): string => emptyContentDir ?? contentDir;

/** Loads the folder of properties, which may be the demo. */
export const loadFolder = (
  { contentDir, dataDir, languages, pages }: Loading,
  progress?: Progress,
  { mayBeEmpty = false }: Pick<Folders, 'mayBeEmpty'> = {},
): Promise<LoadedContent> =>
  loadContent(contentDir, {
    takenUnitIds: pages.takenUnitIds,
    memory: rememberContent(dataDir),
    offered: languages,
    progress,
    mayBeEmpty,
  });

/**
 * Loads the host's folder of properties, or the demo if it contains none and the dashboard manages none.
 * @throws {ContentRefused} if a property's folder has errors
 */
export async function loadServed(
  db: Database,
  options: Loading,
  progress?: Progress,
): Promise<LoadedContent> {
  const { emptyContentDir } = options;
  if (emptyContentDir === undefined || (await readPublished(db)).every(({ fromFiles }) => fromFiles)) {
    return loadFolder(options, progress);
  }
  return loadFolder({ ...options, contentDir: emptyContentDir }, progress, { mayBeEmpty: true });
}

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
