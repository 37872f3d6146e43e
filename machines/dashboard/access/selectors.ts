import type { SnapshotFrom } from 'xstate';
import { getFormDraft, type FormDraft } from '../shared/formDraft.ts';
import type { accessMachine } from './access.machine.ts';
import { createInvitation } from './access.setup.ts';
import type { Invitation } from './access.types.ts';

/** Returns the unfinished invitation; undefined if there is none, or it was sent, or its form is closed. */
export function getDraft(snapshot: SnapshotFrom<typeof accessMachine>): FormDraft<Invitation> | undefined {
  const { visitId, attempt, invitation, language, link } = snapshot.context;
  const isClosed = snapshot.matches('list') || snapshot.matches('changing');
  if (isClosed || link !== '') return undefined;
  return getFormDraft({ visitId, attempt, entry: invitation }, createInvitation(language));
}
