import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import type { ContentIssue } from '../../../contract/content/issues.ts';
import type { PropertyIssues, ShownProperty } from '../../../contract/dashboard/properties.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { isRetiredIn } from '../commands/content/retireProperty.ts';
import { checkSource, type UnitSource } from '../content/index.ts';
import { describePhotos } from '../photos/index.ts';
import { readManagedDraft } from '../units/drafts.ts';
import { readCurrent } from '../units/versions.ts';

/** Returns an issue without what only the server uses. */
const describeIssue = ({ code, params, path }: ContentIssue): PropertyIssues['errors'][number] => ({
  code,
  ...(params && {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, copy(value)])),
  }),
  path: [...path],
});

const copy = <T extends string | number>(value: T | readonly T[]) =>
  typeof value === 'object' ? [...value] : value;

/** Finds the errors and warnings of a property's content. */
export function findIssues(
  { content, refusesExamples }: Pick<HostContext, 'content' | 'refusesExamples'>,
  source: UnitSource,
): PropertyIssues {
  const { errors, warnings } = checkSource(source, { offered: content.offered, refusesExamples });
  return { errors: errors.map(describeIssue), warnings: warnings.map(describeIssue) };
}

/** The document of a version, without the sizes of its photos. */
export const getDocument = ({ property, texts }: UnitSource): ShownProperty['document'] => ({
  property,
  texts: texts as PropertyDocument['texts'] & Record<string, unknown>,
});

export const getManager = ({ fromFiles }: { fromFiles: boolean }) => (fromFiles ? 'files' : 'dashboard');

/**
 * Describes the content of a property for its editor.
 * @throws {Refusal} if it does not exist
 */
export async function describeProperty(host: HostContext, id: string): Promise<ShownProperty> {
  const draft = await readManagedDraft(host.db, id);
  const published = await readCurrent(host.db, id, 'published');
  const newest = draft ?? published;
  if (!newest) throw new Refusal('not-found');
  return {
    property: id,
    managedBy: getManager(published ?? newest),
    revision: newest.hash,
    hasDraft: draft !== undefined,
    isRetired: published !== undefined && isRetiredIn(published.source),
    document: getDocument(newest.source),
    published: published ? { version: published.number, document: getDocument(published.source) } : null,
    ...findIssues(host, newest.source),
    photos: await describePhotos(host, id, newest.source),
    languages: [...host.content.offered],
  };
}
