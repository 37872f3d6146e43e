import type { SnapshotFrom } from 'xstate';
import { getFormDraft, type FormDraft } from '../shared/formDraft.ts';
import type { propertyReviewMachine } from './propertyReview.machine.ts';
import type { PublicationEntry } from './propertyReview.types.ts';

/** Returns the unfinished note; undefined if there is none, or the draft is published. */
export const getDraft = ({
  context,
  ...snapshot
}: SnapshotFrom<typeof propertyReviewMachine>): FormDraft<PublicationEntry> | undefined =>
  snapshot.value === 'published' ? undefined : getFormDraft(context, { note: '' });
