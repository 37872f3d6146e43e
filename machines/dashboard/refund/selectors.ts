import type { SnapshotFrom } from 'xstate';
import { getFormDraft, type FormDraft } from '../shared/formDraft.ts';
import { emptyEntry, type refundMachine } from './refund.machine.ts';
import type { RefundEntry } from './refund.types.ts';

/** Returns the unfinished entry; undefined if there is none, or the refund was made, or is not possible any more. */
export const getDraft = ({
  context,
  ...snapshot
}: SnapshotFrom<typeof refundMachine>): FormDraft<RefundEntry> | undefined =>
  context.result || snapshot.value === 'impossible' ? undefined : getFormDraft(context, emptyEntry);
