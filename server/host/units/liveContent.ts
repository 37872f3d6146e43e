import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { HostContext } from '../base/context.ts';
import {
  ContentRefused,
  getCodeHash,
  knownUnits,
  markerFile,
  parseUnit,
  type Content,
  type LoadedContent,
  type UnitCache,
  type UnitContent,
  type UnitSource,
} from '../content/index.ts';
import type { SiteSettings } from '../../../contract/content/siteSettings.ts';
import { compareByOrder, readSiteSettings } from './siteSettings.ts';
import { readPublished, readPublishedSources, type PublishedVersion } from './versions.ts';

interface Options extends Pick<HostContext, 'db' | 'log'> {
  /** The content of the folder. */
  loaded: LoadedContent;
  contentDir: string;
  /** Whether the folder is the demo, which is no longer offered when the host has a property. */
  isDemo: boolean;
  /** Stores parsed versions for the next start. */
  cache: UnitCache;
}

/** The properties of the site, which follow the published versions. */
export interface LiveContent {
  /** The present properties: each read of its entries returns the present ones. */
  readonly content: Content;
  /** Whether the site offers the demo, because the host has no property. */
  readonly isDemo: () => boolean;
  /** A number that changes with them. */
  readonly getVersion: () => number;
  /** The ids of the properties that have a folder or that the dashboard manages. */
  readonly present: () => string[];
  /** The ids of the properties that the dashboard manages and that are no longer offered. */
  readonly retired: () => string[];
  /**
   * Parses content of a property that is not published.
   * @throws if it has errors
   */
  readonly parse: (id: string, source: UnitSource) => UnitContent;
  /** Reads the changes of published versions. */
  readonly refresh: () => Promise<void>;
}

const isManaged = ({ fromFiles }: PublishedVersion) => !fromFiles;

/** The number of properties whose documents are read at once. */
const atATime = 100;

/** Parses published versions, or returns what an earlier start has parsed. */
function createReader({ db, log, loaded: { offered, site }, cache }: Options) {
  const surroundings = JSON.stringify([getCodeHash(), offered, site]);
  const getKey = (hash: string) => createHash('sha256').update(`${surroundings}\0${hash}`).digest('hex');

  /** The hashes of versions that are not read again with each change. */
  const unreadable = new Set<string>();

  async function parse(ids: readonly string[]) {
    const units: UnitContent[] = [];
    for (const { unitId: id, hash, source } of await readPublishedSources(db, ids)) {
      try {
        const unit = parseUnit({ id, offered, site }, source);
        await cache.set(id, getKey(hash), { unit, missing: [], odd: [], dated: [] });
        units.push(unit);
      } catch (error) {
        unreadable.add(hash);
        log.error({ err: error, unit: id }, 'the published version of a property cannot be read');
      }
    }
    return units;
  }

  return async (versions: readonly PublishedVersion[]): Promise<Map<string, UnitContent>> => {
    const units = new Map<string, UnitContent>();
    const unknown: string[] = [];
    for (const { unitId, hash } of versions) {
      const known = cache.get(unitId, getKey(hash));
      if (known) units.set(unitId, known.unit);
      else if (!unreadable.has(hash)) unknown.push(unitId);
    }
    for (let at = 0; at < unknown.length; at += atATime) {
      for (const unit of await parse(unknown.slice(at, at + atATime))) units.set(unit.id, unit);
    }
    return units;
  };
}

/** @throws {ContentRefused} if a folder has the marker file of a property that the dashboard does not manage */
function requireVersions({ loaded: { marked }, contentDir }: Options, managed: ReadonlySet<string>): void {
  const errors = marked
    .filter((id) => !managed.has(id))
    .map((id) => ({
      file: join(contentDir, id, markerFile),
      text: 'the database has no version of this property. Delete the file to use the files of the folder, or restore the backup of the database',
    }));
  if (errors.length > 0) throw new ContentRefused(errors);
}

const warnOfFolder = ({ log, contentDir }: Options, id: string) =>
  log.warn(
    { unit: id },
    `the dashboard manages ${id}, so the files in ${join(contentDir, id)} have no effect. To use them, run ` +
      `"content files ${id}"; otherwise delete the folder`,
  );

/** Returns the properties that are offered, or those that are not, in the order of the site. */
function inOrder(
  units: readonly UnitContent[],
  isRetired: boolean,
  { order }: SiteSettings,
): ReadonlyMap<string, UnitContent> {
  const compare = compareByOrder(order);
  return new Map(
    units
      .filter(({ retired }) => retired === isRetired)
      .toSorted((a, b) => compare(a.id, b.id))
      .map((unit) => [unit.id, unit]),
  );
}

/**
 * Opens the properties of the site: those of the folder, and the published versions of those that the dashboard manages.
 * A property that has neither any longer is a former one, with the stored copy of its files.
 * @throws {ContentRefused} if a folder says that the dashboard manages its property, and the database has no version
 */
export async function openLiveContent(options: Options): Promise<LiveContent> {
  const { db, loaded, isDemo, cache } = options;
  const read = createReader(options);
  const published = await readPublished(db);
  const inFolders = new Map(knownUnits(loaded).map((unit) => [unit.id, unit]));
  const managedAtStart = published.filter(isManaged);
  requireVersions(options, new Set(managedAtStart.map(({ unitId }) => unitId)));
  for (const { unitId } of managedAtStart) if (inFolders.has(unitId)) warnOfFolder(options, unitId);
  const copies = published.filter(({ unitId, fromFiles }) => fromFiles && !inFolders.has(unitId));
  const withoutFolder = await read(copies);
  const managed = await read(managedAtStart);
  await cache.keep();

  let siteSettings = await readSiteSettings(db);

  let version = 0;
  let snapshot = createSnapshot();
  function createSnapshot() {
    const isReplaced = isDemo && managed.size > 0;
    const fromFiles = isReplaced ? [] : [...inFolders.values()].filter(({ id }) => !managed.has(id));
    const offered = [...fromFiles, ...managed.values()];
    const units = inOrder(offered, false, siteSettings.settings);
    const former = new Map([
      ...inOrder(offered, true, siteSettings.settings),
      ...[...withoutFolder].filter(([id]) => !managed.has(id)),
    ]);
    return { units, former };
  }

  async function refresh(): Promise<void> {
    const changed = (await readPublished(db)).filter(
      (one) => isManaged(one) && managed.get(one.unitId)?.print !== one.hash,
    );
    const units = await read(changed);
    const present = await readSiteSettings(db);
    if (units.size === 0 && present.number === siteSettings.number) return;
    siteSettings = present;
    for (const [id, unit] of units) managed.set(id, unit);
    snapshot = createSnapshot();
    version += 1;
  }

  const { offered, legal, welcome } = loaded;
  let refreshing: Promise<void> = Promise.resolve();
  return {
    content: {
      get units() {
        return snapshot.units;
      },
      get former() {
        return snapshot.former;
      },
      offered,
      legal,
      welcome,
    },
    isDemo: () => isDemo && managed.size === 0,
    getVersion: () => version,
    present: () => [...inFolders.keys(), ...managed.keys()],
    retired: () => [...managed.values()].filter((unit) => unit.retired).map(({ id }) => id),
    parse: (id, source) => parseUnit({ id, offered, site: loaded.site }, source),
    // One after the other, so that an earlier read never replaces a later one.
    refresh: () => (refreshing = refreshing.catch(() => undefined).then(refresh)),
  };
}
