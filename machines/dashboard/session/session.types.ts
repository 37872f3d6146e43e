import type { Session } from '../../../contract/dashboard/session.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';

/** The context, with the reason if the session could not be loaded or ended. */
export interface SessionContext extends FailureReason {
  /** The signed-in person; undefined while nobody is signed in. */
  session: Session | undefined;
  /** The token of the set-up or access link that the person has followed. */
  linkToken: string;
  /** The property to which the person last limited a page; empty for all. Pages without a property keep it. */
  property: string;
}

export type SessionEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  /** The person has signed in, in this tab. */
  | { type: 'session.opened'; session: Session }
  /** A call changed the session: a new language, a new passkey, a fresh proof. */
  | { type: 'session.changed'; session: Session }
  /** The host no longer accepts the session, or the person signed out in another tab. */
  | { type: 'session.ended' }
  /** The person signed in in another tab, or the browser restored this page from its cache. */
  | { type: 'session.outdated' }
  /** The address limits a page to a property, or shows all again: the property is empty. */
  | { type: 'property.chosen'; property: string }
  /** The page does not learn of changes by other people, or learns of them again. */
  | { type: 'changes.missed' }
  | { type: 'changes.followed' }
  /** The person has followed a set-up or access link. */
  | { type: 'link.followed'; token: string }
  /** The person signs in with a code instead of the link. */
  | { type: 'link.abandoned' }
  | { type: 'signOut.requested' }
  /** The person stays signed in after a sign-out that failed. */
  | { type: 'signOut.abandoned' };
