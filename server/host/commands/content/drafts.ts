import * as v from 'valibot';
import type { PropertyDocument } from '../../../../contract/content/checks/checkDocument.ts';
import { discardDraft, publishDraft, readNewest, storeDraft } from '../../units/drafts.ts';
import { findPublished, type CurrentContent } from '../../units/versions.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { hostText } from '../shared/hostText.ts';
import { CommandRefused } from '../shared/refused.ts';
import { markFolder } from './markFolder.ts';
import { noSuchProperty, requireNotFromFiles } from './requireManaged.ts';
import { requirePublishable } from './requirePublishable.ts';

/** The hash of the content that a person has seen; any content if omitted. */
const revision = v.optional(v.string());

export const publishInput = v.object({ property: v.string(), note: v.optional(hostText(500)), revision });

const contentChanged = (id: string) =>
  new CommandRefused(
    `Somebody changed the content of ${id} at the same time. Nothing was changed; try again.`,
    {
      kind: 'draft-changed',
    },
  );

/**
 * Stores a document as the draft of a property. It may be incomplete.
 * @throws {CommandRefused} if the property does not exist, if files manage it, or if its newest content is another one
 */
export async function saveDraft(
  { db, userId }: CommandContext,
  { property: unitId, ...draft }: { property: string; revision: string; document: PropertyDocument },
): Promise<CurrentContent> {
  await requireNotFromFiles(db, unitId);
  const change = { unitId, source: draft.document, follows: draft.revision, author: userId };
  const result = await storeDraft(db, change);
  if ('stored' in result) return result.stored;
  throw result.conflict ? contentChanged(unitId) : noSuchProperty(unitId);
}

/**
 * Publishes the draft of a property. From then on the dashboard manages it. Content that is published already stays as it
 * is.
 * @throws {CommandRefused} if there is no draft, if it is incomplete, or if somebody has changed it
 */
export async function publishProperty(
  context: CommandContext,
  { property: id, note, revision: seen }: v.InferOutput<typeof publishInput>,
): Promise<{ property: string; version: number }> {
  const { db, userId: author, refreshContent } = context;
  const newest = await readNewest(db, id);
  if (!newest) throw noSuchProperty(id);
  if (newest.state === 'published' && seen === undefined) {
    throw new CommandRefused(`Property ${id} has no draft.`, { kind: 'draft-changed' });
  }
  if (newest.hash !== (seen ?? newest.hash)) throw contentChanged(id);
  requirePublishable(context, id, newest.source);
  const version = await publishDraft(db, { unitId: id, hash: newest.hash, author, note });
  if (version === undefined) throw contentChanged(id);
  await markFolder(context, id);
  await refreshContent();
  return { property: id, version };
}

export const discardInput = v.object({ property: v.string(), revision });

/**
 * Deletes the draft of a property; a property without a published version then no longer exists.
 * @throws {CommandRefused} if there is none, or if somebody has changed it
 */
export async function discardPropertyDraft(
  { db }: CommandContext,
  { property, revision: seen }: v.InferOutput<typeof discardInput>,
): Promise<{ property: string }> {
  const result = await discardDraft(db, property, seen);
  if (result === 'changed') throw contentChanged(property);
  // A person who saw the draft wants it gone, and somebody else may have been faster.
  const isDone = seen !== undefined && (await findPublished(db, property)) !== undefined;
  if (result === 'missing' && !isDone) {
    throw new CommandRefused(`Property ${property} has no draft.`, { kind: 'not-found' });
  }
  return { property };
}
