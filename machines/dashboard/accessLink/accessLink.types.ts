import type { Session } from '../../../contract/dashboard/session.ts';
import type { FailedCall } from '../../shared/failures.ts';

/** The typed data of the first owner. */
export interface OwnerForm {
  name: string;
  email: string;
}

export interface AccessLinkInput {
  /** The token in the fragment of the link; empty if it has none. */
  token: string;
}

export interface AccessLinkContext extends FailedCall, AccessLinkInput {
  /** Increased with each submission, so that its errors are announced again. */
  attempt: number;
  /** The first owner of a set-up link, or the person for whom an access link was made. */
  owner: OwnerForm;
  /** The session of the first owner, until they have confirmed their address. */
  session: Session | undefined;
}

export type AccessLinkEvent =
  | { type: 'retry.requested' }
  | { type: 'owner.changed'; owner: Partial<OwnerForm> }
  | { type: 'owner.submitted' }
  /** The person signs in with an access link. */
  | { type: 'link.accepted' }
  /** The person signs in with a code instead. */
  | { type: 'signIn.requested' };

/** The use of a link: with the first owner if it is a set-up link. */
export interface LinkUse extends AccessLinkInput {
  owner?: OwnerForm;
}
