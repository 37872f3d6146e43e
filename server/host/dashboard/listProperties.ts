import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isExample } from '../../../contract/content/isExample.ts';
import { uploadedPhotoPath } from '../../../contract/dashboard/operations.ts';
import type { ListedProperty } from '../../../contract/dashboard/properties.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import type { Language } from '../../../contract/values/language.ts';
import { sizedPicture } from '../../../contract/values/pictures.ts';
import type { HostContext } from '../base/context.ts';
import {
  countWarnings,
  findFallbacks,
  firstPhoto,
  knownUnit,
  type Content,
  type UnitContent,
  type UnitSource,
} from '../content/index.ts';
import { readDrafts } from '../units/drafts.ts';
import { compareByOrder, readSiteSettings } from '../units/siteSettings.ts';
import { readPublished, type PublishedVersion } from '../units/versions.ts';
import { findIssues, getManager } from './describeProperty.ts';

type Issues = Pick<ListedProperty, 'errors' | 'warnings' | 'hasExamples' | 'missing'>;

const noIssues: Issues = { errors: 0, warnings: 0, hasExamples: false, missing: [] };

/** The width in pixels of the photos in a list. */
const photoWidth = 320;

/** The most errors that a list names. */
const mostMissing = 5;
/** The most results that are kept. */
const mostKept = 5000;

/** The issues of drafts by their hashes and the day, because a check takes some milliseconds. */
const kept = new WeakMap<Content, Map<string, Issues>>();

async function checkContent(host: HostContext, hash: string, source: UnitSource): Promise<Issues> {
  const results = kept.get(host.content) ?? new Map<string, Issues>();
  kept.set(host.content, results);
  const key = `${new Date().toISOString().slice(0, 10)} ${hash}`;
  const known = results.get(key);
  if (known) return known;
  // Other calls are answered between two checks.
  await setImmediate();
  const { errors, warnings } = findIssues(host, source);
  const issues = {
    errors: errors.length,
    warnings: warnings.filter((issue) => !isExample(issue)).length,
    hasExamples: warnings.some(isExample),
    missing: errors.slice(0, mostMissing),
  };
  if (results.size >= mostKept) results.clear();
  results.set(key, issues);
  return issues;
}

/** Counts the issues of published content, which was checked when it was read. */
async function countIssues(host: HostContext, unit: UnitContent): Promise<Issues> {
  const { findings, print, readSource } = unit;
  // With a payment gateway, examples are errors.
  if (!findings || (findings.hasExamples && host.refusesExamples))
    return checkContent(host, print, readSource());
  const { hasExamples } = findings;
  return { ...noIssues, hasExamples, warnings: countWarnings(unit, findings, new Date()) };
}

/** Returns the name of a draft, which may have no texts yet. */
export function getDraftName({ texts }: UnitSource, id: string, languages: readonly Language[]): string {
  const isWritten = (language: Language) => texts[language] !== undefined;
  for (const language of [...languages.slice(0, 1), ...findFallbacks(isWritten, languages)]) {
    const written = texts[language];
    const name = isRecord(written) ? written['name'] : undefined;
    if (typeof name === 'string' && name.trim() !== '') return name;
  }
  return id;
}

/** Returns the path of the first photo of a draft, which may not be stored. */
function getDraftPhoto({ property, photoSizes }: UnitSource): string | null {
  const photos = isRecord(property) ? property['photos'] : undefined;
  const first: unknown = Array.isArray(photos) ? photos[0] : undefined;
  const id = typeof first === 'string' ? photoSizes[first]?.id : undefined;
  return id === undefined ? null : uploadedPhotoPath(id, photoWidth);
}

/** Returns the path of the first photo that guests see. */
function getPublicPhoto(unit: UnitContent | undefined, language: Language): string | null {
  const photo = unit && firstPhoto(unit, language);
  return photo ? sizedPicture(photo.src, photoWidth) : null;
}

const getState = (published: PublishedVersion | undefined, unit: UnitContent | undefined) => {
  if (!published) return 'incomplete';
  return unit?.retired === true ? 'retired' : 'online';
};

/** Whether a property has a folder or is managed in the dashboard; the copy of a removed folder is not listed. */
const isListed = ({ content, contentDir }: HostContext, { fromFiles, unitId }: PublishedVersion) =>
  !fromFiles || content.units.has(unitId) || existsSync(join(contentDir, unitId));

/** Lists the properties that have a folder, a draft or a version of the dashboard, in the order of the site. */
export async function listProperties(host: HostContext, language: Language): Promise<ListedProperty[]> {
  const { db, content } = host;
  const published = new Map((await readPublished(db)).map((version) => [version.unitId, version]));
  const drafts = new Map((await readDrafts(db)).map((draft) => [draft.unitId, draft]));
  const { settings } = await readSiteSettings(db);
  const listed = [...published.values()].filter((version) => isListed(host, version));
  const ids = new Set([...listed.map(({ unitId }) => unitId), ...drafts.keys()]);
  const properties: ListedProperty[] = [];
  for (const id of [...ids].toSorted(compareByOrder(settings.order))) {
    const [version, unit] = [published.get(id), knownUnit(content, id)];
    const draft = version?.fromFiles === true ? undefined : drafts.get(id);
    const photo = draft && getDraftPhoto(draft.source);
    properties.push({
      property: id,
      name: draft
        ? getDraftName(draft.source, id, [language, ...content.offered])
        : (unit?.texts[language].name ?? id),
      state: getState(version, unit),
      hasDraft: draft !== undefined,
      managedBy: getManager({ fromFiles: version?.fromFiles === true }),
      isDemo: host.isDemo() && content.units.has(id),
      photo: photo ?? getPublicPhoto(unit, language),
      ...(draft
        ? await checkContent(host, draft.hash, draft.source)
        : unit
          ? await countIssues(host, unit)
          : noIssues),
    });
  }
  return properties;
}
