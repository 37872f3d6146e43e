import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { HostFile } from '../../../contract/content/identity.ts';
import type { SiteSettings } from '../../../contract/content/siteSettings.ts';
import { missingServices, type MissingService } from '../../../contract/dashboard/settings.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import {
  ContentRefused,
  getCodeHash,
  knownUnits,
  markerFile,
  mergeSiteContent,
  parseUnit,
  type Content,
  type LoadedContent,
  type SiteContent,
  type SiteFiles,
  type UnitCache,
  type UnitContent,
  type UnitSource,
} from '../content/index.ts';
import type { SiteState } from '../base/siteState.ts';
import type { ContentServices } from '../ports/settings.ts';
import type { LiveServices } from './followServices.ts';
import { compareByOrder, readSiteSettings } from './siteSettings.ts';
import { readPublished, readPublishedSources, type PublishedVersion } from './versions.ts';

interface Options extends Pick<HostContext, 'db' | 'log'> {
  /** The content of the folder. */
  loaded: LoadedContent;
  contentDir: string;
  /** Whether the folder is the demo, which is no longer offered when the host has a property. */
  isDemo: boolean;
  /** The files about the site in the host's own content folder, also while the demo replaces it. */
  own: SiteFiles;
  /** Stores parsed versions for the next start. */
  cache: UnitCache;
  services: LiveServices<ContentServices>;
  /** Called after each change of what the site uses. */
  onChange?: (() => Promise<void>) | undefined;
}

/** The properties of the site, which follow the published versions. */
export interface LiveContent extends SiteState {
  /** The present properties: each read of its entries returns the present ones. */
  readonly content: Content;
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

/** The values outside of a property on which its content depends. */
interface Surroundings {
  /** The languages that the site offers, the default one first. */
  readonly offered: readonly Language[];
  /** The legal identity of the host. */
  readonly site: HostFile | undefined;
}

/** Parses published versions, or returns what an earlier start has parsed. */
function createReader({ db, log, cache }: Options, { offered, site }: Surroundings) {
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

/** Parses the properties of the folder again, for example with other languages. One with errors remains as it was. */
const parseAgain = (
  { log }: Options,
  units: Iterable<UnitContent>,
  surroundings: Surroundings,
): Map<string, UnitContent> =>
  new Map(
    Array.from(units, (unit) => {
      const { id, photoFolder } = unit;
      try {
        return [id, { ...parseUnit({ id, ...surroundings }, unit.readSource()), photoFolder }];
      } catch (error) {
        log.error(
          { err: error, unit: id },
          'the property of a folder cannot be read with the changed settings',
        );
        return [id, unit];
      }
    }),
  );

/** Whether a property has the legal identity of its host: a postal address and a tax number. */
const isIdentified = ({ seller }: UnitContent) =>
  seller.address !== undefined && seller.taxNumber !== undefined;

interface Presence {
  isDemo: boolean;
  units: readonly UnitContent[];
  identity: SiteContent['identity'];
  services: ContentServices;
}

/** Returns the services that guests need and that the site lacks. */
function findMissing({ isDemo, units, identity, services }: Presence): readonly MissingService[] {
  const hasProperty =
    !isDemo && units.length > 0 && units.every(({ findings }) => findings?.hasExamples !== true);
  const hasIdentity =
    !identity.isExample && (units.length > 0 ? units.every(isIdentified) : identity.value !== undefined);
  const isThere: Readonly<Record<MissingService, boolean>> = {
    property: hasProperty,
    identity: hasIdentity,
    mail: services.mailServer !== null,
    payments: ['test', 'live'].includes(services.payments.mode),
  };
  return missingServices.filter((name) => !isThere[name]);
}

/**
 * Opens the properties of the site: those of the folder, and the published versions of those that the dashboard manages.
 * A property that has neither any longer is a former one, with the stored copy of its files.
 * @throws {ContentRefused} if a folder says that the dashboard manages its property, and the database has no version
 */
export async function openLiveContent(options: Options): Promise<LiveContent> {
  const { db, loaded, own, isDemo, cache, services } = options;
  const published = await readPublished(db);
  const asLoaded = new Map(knownUnits(loaded).map((unit) => [unit.id, unit]));
  const managedAtStart = published.filter(isManaged);
  requireVersions(options, new Set(managedAtStart.map(({ unitId }) => unitId)));
  for (const { unitId } of managedAtStart) if (asLoaded.has(unitId)) warnOfFolder(options, unitId);
  const copies = published.filter(({ unitId, fromFiles }) => fromFiles && !asLoaded.has(unitId));

  const isDemoWith = (numberOfManaged: number) => isDemo && numberOfManaged === 0;
  const getSiteContent = (numberOfManaged: number) =>
    mergeSiteContent(own, services.published.settings, isDemoWith(numberOfManaged) ? loaded : undefined);
  const getSurroundings = ({ identity }: SiteContent): Surroundings => ({
    offered: services.present.languages ?? loaded.offered,
    site: identity.value,
  });

  let siteContent = getSiteContent(managedAtStart.length);
  let surroundings = getSurroundings(siteContent);
  let read = createReader(options, surroundings);
  const isAsLoaded = isDeepStrictEqual(surroundings, { offered: loaded.offered, site: loaded.site });
  let inFolders = isAsLoaded ? asLoaded : parseAgain(options, asLoaded.values(), surroundings);
  let withoutFolder = await read(copies);
  let managed = await read(managedAtStart);
  await cache.keep();

  /** The name of a site without a name of its own; undefined if the content folder decides. */
  function getDerivedName(units: ReadonlyMap<string, UnitContent>): string | null | undefined {
    const fromFiles = [...units.keys()].some((id) => !managed.has(id));
    if (managed.size === 0 || fromFiles) return undefined;
    const [first, ...others] = units.values();
    const name = first && others.length === 0 ? first.texts[surroundings.offered[0]!].name : undefined;
    return name ?? siteContent.identity.value?.name ?? null;
  }

  let version = 0;
  let snapshot = createSnapshot();
  await services.followName(getDerivedName(snapshot.units));
  snapshot = createSnapshot();

  function createSnapshot() {
    const isReplaced = isDemo && managed.size > 0;
    const fromFiles = isReplaced ? [] : [...inFolders.values()].filter(({ id }) => !managed.has(id));
    const offered = [...fromFiles, ...managed.values()];
    const { settings } = services.published;
    const units = inOrder(offered, false, settings);
    const former = new Map([
      ...inOrder(offered, true, settings),
      ...[...withoutFolder].filter(([id]) => !managed.has(id)),
    ]);
    const missing = findMissing({
      isDemo: isDemoWith(managed.size),
      units: [...units.values()],
      identity: siteContent.identity,
      services: services.present,
    });
    // Properties of files were offered without a legal identity, with a warning, and an upgrade does not end that.
    const mayLackIdentity = managed.size === 0 && !siteContent.identity.isExample;
    const closedFor = missing.filter(
      (name) => services.present.necessities.includes(name) && !(name === 'identity' && mayLackIdentity),
    );
    return { units, former, missing, closedFor, isDemo: isDemoWith(managed.size) };
  }

  const isClosed = () => snapshot.closedFor.length > 0;
  let wasClosed = isClosed();
  function logClosing() {
    if (isClosed() === wasClosed) return;
    wasClosed = isClosed();
    if (wasClosed) options.log.warn({ missing: snapshot.closedFor }, 'the site is closed to guests');
    else options.log.info('the site is open to guests');
  }

  /** Parses the properties again if the languages or the legal identity have changed. */
  async function followSurroundings(): Promise<void> {
    siteContent = getSiteContent(managed.size);
    const next = getSurroundings(siteContent);
    if (isDeepStrictEqual(next, surroundings)) return;
    surroundings = next;
    read = createReader(options, surroundings);
    inFolders = parseAgain(options, asLoaded.values(), surroundings);
    const present = await readPublished(db);
    withoutFolder = new Map([
      ...withoutFolder,
      ...(await read(present.filter(({ unitId }) => withoutFolder.has(unitId)))),
    ]);
    managed = new Map([...managed, ...(await read(present.filter(({ unitId }) => managed.has(unitId))))]);
  }

  /** Whether the site does not show what was read yet. It remains so if a refresh fails, so that the next one does. */
  let hasChanges = false;

  async function refresh(): Promise<void> {
    if (await services.follow(await readSiteSettings(db))) hasChanges = true;
    const changed = (await readPublished(db)).filter(
      (one) => isManaged(one) && managed.get(one.unitId)?.print !== one.hash,
    );
    const units = await read(changed);
    if (units.size > 0) hasChanges = true;
    if (!hasChanges) return;
    managed = new Map([...managed, ...units]);
    await followSurroundings();
    snapshot = createSnapshot();
    await services.followName(getDerivedName(snapshot.units));
    snapshot = createSnapshot();
    version += 1;
    logClosing();
    await options.onChange?.();
    hasChanges = false;
  }

  let refreshing: Promise<void> = Promise.resolve();
  return {
    content: {
      get units() {
        return snapshot.units;
      },
      get former() {
        return snapshot.former;
      },
      get offered() {
        return surroundings.offered;
      },
      get legal() {
        return siteContent.legal.value;
      },
      get welcome() {
        return siteContent.welcome.value;
      },
    },
    getSiteContent: () => siteContent,
    getMissing: () => snapshot.missing,
    getClosedFor: () => snapshot.closedFor,
    isDemo: () => snapshot.isDemo,
    getVersion: () => version,
    present: () => [...inFolders.keys(), ...managed.keys()],
    retired: () => [...managed.values()].filter((unit) => unit.retired).map(({ id }) => id),
    parse: (id, source) => parseUnit({ id, ...surroundings }, source),
    // One after the other, so that an earlier read never replaces a later one.
    refresh: () => (refreshing = refreshing.catch(() => undefined).then(refresh)),
  };
}
