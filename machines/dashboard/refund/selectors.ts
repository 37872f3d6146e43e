import type { SnapshotFrom } from 'xstate';
import { getFormDraft, type FormDraft } from '../shared/formDraft.ts';
import { emptyEntry, type refundMachine } from './refund.machine.ts';
import type { RefundEntry } from './refund.types.ts';

/** Returns the unfinished entry; undefined if there is none, or the refund was made. */
export const getDraft = ({
  context,
}: SnapshotFrom<typeof refundMachine>): FormDraft<RefundEntry> | undefined =>
  context.result ? undefined : getFormDraft(context, emptyEntry);
