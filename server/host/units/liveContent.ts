import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { HostContext } from '../base/context.ts';
import {
  ContentRefused,
  getCodeHash,
  getPhotoFolder,
  knownUnits,
  markerFile,
  parseUnit,
  type Content,
  type LoadedContent,
  type UnitCache,
  type UnitContent,
} from '../content/index.ts';
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
  /** A number that changes with them. */
  readonly getVersion: () => number;
  /** The ids of the properties that have a folder or that the dashboard manages. */
  readonly present: () => string[];
  /** Reads the changes of published versions. */
  readonly refresh: () => Promise<void>;
}

const isManaged = ({ fromFiles }: PublishedVersion) => !fromFiles;

/** The number of properties whose documents are read at once. */
const atATime = 100;

/** Parses published versions, or returns what an earlier start has parsed. */
function createReader({ db, log, loaded: { offered, site }, contentDir, cache }: Options) {
  const surroundings = JSON.stringify([getCodeHash(), offered, site]);
  const getKey = (hash: string, photoFolder: string) =>
    createHash('sha256').update(`${surroundings}\0${hash}\0${photoFolder}`).digest('hex');

  async function parse(ids: readonly string[], getFolder: (id: string) => string) {
    const units: UnitContent[] = [];
    for (const { unitId: id, hash, source } of await readPublishedSources(db, ids)) {
      const photoFolder = getFolder(id);
      try {
        const unit = parseUnit({ id, photoFolder, offered, site }, source);
        await cache.set(id, getKey(hash, photoFolder), { unit, missing: [], odd: [], dated: [] });
        units.push(unit);
      } catch (error) {
        log.error({ err: error, unit: id }, 'the published version of a property cannot be read');
      }
    }
    return units;
  }

  return async (versions: readonly PublishedVersion[]): Promise<Map<string, UnitContent>> => {
    const getFolder = (id: string) => getPhotoFolder(contentDir, id);
    const units = new Map<string, UnitContent>();
    const unknown: string[] = [];
    for (const { unitId, hash } of versions) {
      const known = cache.get(unitId, getKey(hash, getFolder(unitId)));
      if (known) units.set(unitId, known.unit);
      else unknown.push(unitId);
    }
    for (let at = 0; at < unknown.length; at += atATime) {
      for (const unit of await parse(unknown.slice(at, at + atATime), getFolder)) units.set(unit.id, unit);
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

const inOrder = (units: readonly UnitContent[], isRetired: boolean): ReadonlyMap<string, UnitContent> =>
  new Map(
    units
      .filter(({ retired }) => retired === isRetired)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((unit) => [unit.id, unit]),
  );

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

  let version = 0;
  let snapshot = createSnapshot();
  function createSnapshot() {
    const isReplaced = isDemo && managed.size > 0;
    const fromFiles = isReplaced ? [] : [...inFolders.values()].filter(({ id }) => !managed.has(id));
    const offered = [...fromFiles, ...managed.values()];
    const units = inOrder(offered, false);
    const former = new Map([
      ...inOrder(offered, true),
      ...[...withoutFolder].filter(([id]) => !managed.has(id)),
    ]);
    return { units, former };
  }

  async function refresh(): Promise<void> {
    const changed = (await readPublished(db)).filter(
      (one) => isManaged(one) && managed.get(one.unitId)?.print !== one.hash,
    );
    const units = await read(changed);
    if (units.size === 0) return;
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
    getVersion: () => version,
    present: () => [...inFolders.keys(), ...managed.keys()],
    // One after the other, so that an earlier read never replaces a later one.
    refresh: () => (refreshing = refreshing.catch(() => undefined).then(refresh)),
  };
}
