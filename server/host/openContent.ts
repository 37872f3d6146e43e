import {
  loadContent,
  loadSiteFiles,
  noSiteFiles,
  rememberContent,
  rememberingUnits,
  type Folders,
  type LoadedContent,
  type Progress,
  type SiteFiles,
} from './content/index.ts';
import type { HostOptions } from './host.ts';
import type { Database } from './store/database.ts';
import type { ContentServices } from './ports/settings.ts';
import type { LiveServices } from './units/followServices.ts';
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

/** Loads what the files of the host's own content folder say about the site, in place of which it may serve the demo. */
async function loadOwnFiles(loaded: LoadedContent, { emptyContentDir, log }: Options): Promise<SiteFiles> {
  if (emptyContentDir === undefined) return loaded;
  return loadSiteFiles(emptyContentDir).catch((error: unknown) => {
    log.error({ err: error }, 'the files of the content folder about the site cannot be read');
    return noSiteFiles;
  });
}

/**
 * Opens the properties of the folder together with those in the database.
 * @throws {ContentRefused} if a folder says that the dashboard manages its property, and the database has no version
 */
export const openContent = async (
  db: Database,
  loaded: LoadedContent,
  options: Options,
  following: { services: LiveServices<ContentServices>; onChange?: () => Promise<void> },
): Promise<LiveContent> =>
  openLiveContent({
    db,
    log: options.log,
    loaded,
    own: await loadOwnFiles(loaded, options),
    contentDir: getContentDir(options),
    isDemo: options.emptyContentDir !== undefined,
    cache: rememberingUnits(options.dataDir, 'versions'),
    ...following,
  });
