import * as v from 'valibot';
import { discardDraft, publishDraft, readDraft } from '../../units/drafts.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { hostText } from '../shared/hostText.ts';
import { CommandRefused } from '../shared/refused.ts';
import { markFolder } from './markFolder.ts';
import { requirePublishable } from './requirePublishable.ts';
import type { oneProperty } from './versions.ts';

export const publishInput = v.object({ property: v.string(), note: v.optional(hostText(500)) });

/**
 * Publishes the draft of a property. From then on the dashboard manages it.
 * @throws {CommandRefused} if there is no draft, if it is incomplete, or if somebody changes it at the same time
 */
export async function publishProperty(
  context: CommandContext,
  { property: id, note }: v.InferOutput<typeof publishInput>,
): Promise<{ property: string; version: number }> {
  const { db, refreshContent } = context;
  const draft = await readDraft(db, id);
  if (!draft) throw new CommandRefused(`Property ${id} has no draft.`);
  requirePublishable(context, id, draft);
  if (!(await publishDraft(db, { unitId: id, hash: draft.hash, note }))) {
    throw new CommandRefused(
      `Somebody changed the draft of ${id} at the same time. Nothing was published; try again.`,
    );
  }
  await markFolder(context, id);
  await refreshContent();
  return { property: id, version: draft.number };
}

/**
 * Deletes the draft of a property.
 * @throws {CommandRefused} if there is none
 */
export async function discardPropertyDraft(
  { db }: CommandContext,
  { property }: v.InferOutput<typeof oneProperty>,
): Promise<{ property: string }> {
  if (!(await discardDraft(db, property))) throw new CommandRefused(`Property ${property} has no draft.`);
  return { property };
}
