import { existsSync, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { completeLanguages, type Language } from '../../../contract/values/language.ts';
import { unitId } from '../../../contract/schemas/primitives.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { HostFile } from '../../../contract/content/identity.ts';
import { legalFolder, loadHostFile, loadLegalTexts, type LegalTexts } from './legalTexts.ts';
import type { Progress } from './logProgress.ts';
import { loadUnit } from './loadUnit.ts';
import { hasMarker } from './marker.ts';
import type { UnitContent } from './unitSource.ts';
import { noMemory, type ContentMemory } from './contentMemory.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import type { ReadUnit, UnitCache } from './rememberedUnits.ts';
import { getCodeHash, getUnitKey, type Surroundings } from './unitKey.ts';
import { findDatedWarnings } from '../../../contract/content/checks/warnings.ts';
import { ContentRefused, type ContentError } from './contentErrors.ts';
import { findMissingLanguageWarnings, type MissingLanguages } from './missingLanguages.ts';
import { isSystemFile } from './systemFiles.ts';
import { loadWelcome, type Welcome } from './welcome.ts';

/** The properties of a content folder by id, in the order of their folders' names. */
export interface Content {
  readonly units: ReadonlyMap<string, UnitContent>;
  /** Properties that are no longer offered but may have reservations. */
  readonly former: ReadonlyMap<string, UnitContent>;
  /** The languages that the site offers, the default one first. */
  readonly offered: readonly Language[];
  /** The legal texts that the host wrote. */
  readonly legal: LegalTexts;
  /** The host's own texts at the top of the first page. */
  readonly welcome: Welcome;
}

/** Finds a current or former property. */
export const knownUnit = ({ units, former }: Content, unitId: string): UnitContent | undefined =>
  units.get(unitId) ?? former.get(unitId);

/** All current and former properties; each may have active reservations. */
export const knownUnits = ({ units, former }: Content): UnitContent[] => [
  ...units.values(),
  ...former.values(),
];

/** The content of a folder, with warnings about values that are probably wrong. */
export interface LoadedContent extends Content {
  readonly warnings: readonly ContentError[];
  /** The legal identity of the host, if `host.yaml` contains it. */
  readonly site: HostFile | undefined;
  /** Whether `host.yaml` still has values of an example. */
  readonly hasExampleSite: boolean;
  /** The ids of the properties whose folders say that the dashboard manages them; these folders are not read. */
  readonly marked: readonly string[];
}

/** The time zone of a property; UTC if the property is unknown but still has reservations. */
export const getTimeZone = (content: Content, unitId: string): string =>
  knownUnit(content, unitId)?.timeZone ?? 'UTC';

/** Whether an entry is a folder, or a link to one. */
async function isFolder(dir: string, entry: Dirent): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  // A link to nothing counts as well: reading it reports the error.
  return stat(join(dir, entry.name)).then(
    (found) => found.isDirectory(),
    () => true,
  );
}

async function readFolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const named = entries.filter(
    ({ name }) => !name.startsWith('_') && !isSystemFile(name) && name !== legalFolder,
  );
  const folders = await Promise.all(named.map((entry) => isFolder(dir, entry)));
  return named
    .filter((_, index) => folders[index])
    .map(({ name }) => name)
    .sort();
}

/** Whether a content folder contains properties. A folder that exists but cannot be read counts as one that does. */
export const hasProperties = (dir: string): Promise<boolean> =>
  readFolders(dir).then(
    (names) => names.length > 0,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );

export async function listFolders(dir: string, mistakes: ContentError[]): Promise<string[]> {
  try {
    const names = await readFolders(dir);
    if (names.length === 0) {
      mistakes.push({ file: dir, text: 'the folder contains no property; add one folder for each' });
    }
    return names;
  } catch {
    mistakes.push({ file: dir, text: 'the folder cannot be read; CONTENT_DIR should name it' });
    return [];
  }
}

function noteBadName(folder: string, id: string, takenUnitIds: readonly string[], mistakes: ContentError[]) {
  if (takenUnitIds.includes(id)) {
    mistakes.push({ file: folder, text: `the folder cannot be named "${id}": the site uses that address` });
  } else if (!v.is(unitId, id)) {
    mistakes.push({
      file: folder,
      text: 'the folder should be named with lower-case letters, digits and hyphens, such as casa-azul, because its name is the address of the page',
    });
  }
}

interface Loading extends Surroundings {
  readonly examiner: PhotoExaminer;
  readonly cache: UnitCache;
}

/** A folder as it was read; the property is missing if the folder has errors. */
type FolderContent = Omit<ReadUnit, 'unit' | 'dated'> & {
  unit?: UnitContent;
  errors: readonly ContentError[];
};

/** Reads the folder of one property, or returns what was read from the same files before. */
async function readFolder(folder: string, id: string, loading: Loading): Promise<FolderContent> {
  const { examiner, cache, codeHash, offered, site } = loading;
  if (!existsSync(folder)) {
    const text = 'the link leads to a folder that does not exist; correct or remove the link';
    return { missing: [], odd: [], errors: [{ file: folder, text }] };
  }
  const getKey = () => getUnitKey(folder, { codeHash, offered, site });
  const key = getKey();
  const known = cache.get(folder, key);
  const now = new Date();
  if (known && isDeepStrictEqual(known.dated, findDatedWarnings(known.unit, now))) {
    examiner.retain(join(folder, 'photos'));
    return { ...known, errors: [] };
  }
  const results = { missing: [], errors: [], odd: [] };
  const unit = await loadUnit(folder, id, { examiner, offered, site, ...results });
  if (!unit) return results;
  const { missing, odd } = results;
  // A file that changed during the reading may have been read in either state.
  if (getKey() === key) {
    await cache.set(folder, key, { unit, missing, odd, dated: findDatedWarnings(unit, now) });
  }
  return { unit, ...results };
}

/** The files of a content folder that are not about one property, with their errors and warnings. */
async function readSiteFiles(dir: string) {
  const warnings: ContentError[] = [];
  const mistakes: ContentError[] = [];
  const site = await loadHostFile(dir, mistakes, warnings);
  const hasExampleSite = warnings.some(({ about }) => about === 'examples');
  const legal = await loadLegalTexts(dir, mistakes);
  const welcome = await loadWelcome(dir, mistakes);
  return { site, hasExampleSite, legal, welcome, warnings, mistakes };
}

/** The content of the files about the site in a content folder. */
export type SiteFiles = Pick<LoadedContent, 'site' | 'hasExampleSite' | 'legal' | 'welcome'>;

/**
 * Loads the files of a content folder that are not about one property.
 * @throws {ContentRefused} with file, line and field of all errors
 */
export async function loadSiteFiles(dir: string): Promise<SiteFiles> {
  const { mistakes, warnings: _warnings, ...files } = await readSiteFiles(dir);
  if (mistakes.length > 0) throw new ContentRefused(mistakes);
  return files;
}

/** The folders of properties to load. */
export interface Folders {
  /** The ids of the properties to load; all if omitted. */
  readonly only?: readonly string[] | undefined;
  /** Whether to load also the folders of properties that the dashboard manages. */
  readonly includesManaged?: boolean;
  /** Whether the folder may contain no property, or not exist. */
  readonly mayBeEmpty?: boolean;
}

interface LoadOptions extends Folders {
  /** Ids that no property may have. */
  readonly takenUnitIds?: readonly string[];
  /** Results of earlier starts; without them, everything is read again. */
  readonly memory?: ContentMemory;
  /** The languages that the site offers, the default one first. */
  readonly offered?: readonly Language[] | undefined;
  /** Called after each property. */
  readonly progress?: Progress | undefined;
}

/**
 * Loads the properties of a content folder, one sub-folder each, except those whose names begin with `.` or `_`, and those
 * of properties that the dashboard manages.
 * @throws {ContentRefused} with file, line and field of all errors
 */
export async function loadContent(
  dir: string,
  {
    takenUnitIds = [],
    memory: { examiner, cache } = noMemory,
    offered = completeLanguages,
    progress = () => undefined,
    only,
    includesManaged = false,
    mayBeEmpty = false,
  }: LoadOptions = {},
): Promise<LoadedContent> {
  const { site, legal, welcome, hasExampleSite, warnings, mistakes } = await readSiteFiles(dir);
  const missing: MissingLanguages[] = [];
  const units = new Map<string, UnitContent>();
  const former = new Map<string, UnitContent>();
  const all = await listFolders(dir, mayBeEmpty ? [] : mistakes);
  const folders = all.filter((id) => only?.includes(id) ?? true);
  const marked = includesManaged ? [] : folders.filter((id) => hasMarker(join(dir, id)));
  const ids = folders.filter((id) => !marked.includes(id));
  const loading = { examiner, cache, codeHash: getCodeHash(), offered, site };
  let readCount = 0;
  const found = await mapInParallel(ids, availableParallelism(), async (id) => {
    const content = await readFolder(join(dir, id), id, loading);
    progress((readCount += 1), ids.length);
    return content;
  });
  for (const [index, { unit, ...read }] of found.entries()) {
    const id = ids[index]!;
    noteBadName(join(dir, id), id, takenUnitIds, mistakes);
    mistakes.push(...read.errors);
    warnings.push(...read.odd);
    missing.push(...read.missing);
    if (unit) (unit.retired ? former : units).set(id, unit);
  }
  warnings.push(...findMissingLanguageWarnings(dir, missing, offered));
  await examiner.keep();
  await cache.keep();
  if (mistakes.length > 0) throw new ContentRefused(mistakes);
  return { units, former, offered, legal, welcome, warnings, site, hasExampleSite, marked };
}
