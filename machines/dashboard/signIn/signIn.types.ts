import type { Session } from '../../../contract/dashboard/session.ts';
import type { CodeEntry } from '../shared/codeEntry.ts';

export interface SignInContext extends CodeEntry {
  /** The typed e-mail address. */
  email: string;
}

export type SignInEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'code.requested' }
  /** The person signs in with a passkey instead. */
  | { type: 'passkey.requested' }
  /** The host has accepted a passkey that the person chose in the e-mail field. */
  | { type: 'autofill.accepted'; session: Session }
  | { type: 'autofill.failed'; error: unknown }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.resendRequested' }
  /** The person corrects the e-mail address. */
  | { type: 'address.corrected' };
