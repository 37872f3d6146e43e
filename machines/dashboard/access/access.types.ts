import type { Role } from '../../../contract/dashboard/role.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { FormDraft } from '../shared/formDraft.ts';

/** A person who has access to the dashboard. */
export interface ListedPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  since: string;
  seenAt: string | null;
  isYou: boolean;
}

/** The form of an invitation. */
export interface Invitation {
  name: string;
  email: string;
  role: Role;
  language: Language;
}

/** A change of a person's access. */
export type AccessChange =
  | { kind: 'role'; person: ListedPerson; role: Role }
  | { kind: 'removal'; person: ListedPerson };

export interface AccessInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The language of the page, which is proposed for invitations. */
  language: Language;
  /** The unfinished invitation that the tab has stored. */
  draft?: FormDraft<Invitation> | undefined;
}

export interface AccessContext extends FailedCall, Omit<AccessInput, 'draft'> {
  people: readonly ListedPerson[];
  invitation: Invitation;
  /** The change that is confirmed or carried out. */
  change: AccessChange | undefined;
  /** Increased when a change is sent with another payload. */
  attempt: number;
  /** The link of the last invitation. */
  link: string;
}

export type AccessEvent =
  | { type: 'retry.requested' }
  | { type: 'connection.returned' }
  | { type: 'invitation.opened' }
  | { type: 'invitation.changed'; invitation: Partial<Invitation> }
  | { type: 'invitation.submitted' }
  | { type: 'role.chosen'; person: ListedPerson; role: Role }
  | { type: 'removal.requested'; person: ListedPerson }
  | { type: 'change.confirmed' }
  | { type: 'change.abandoned' }
  /** The person returns to the list. */
  | { type: 'list.requested' };

export interface InvitationInput {
  invitation: Invitation;
  idempotencyKey: string;
}

export interface ChangeInput {
  change: AccessChange;
  idempotencyKey: string;
}
