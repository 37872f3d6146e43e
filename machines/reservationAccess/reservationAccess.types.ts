import type { AccessOpened, AccessRequested } from '../../contract/schemas/access.ts';
import type { FailedCall } from '../shared/failures.ts';

/** The access form. Without a number it requests the reservation that awaits its payment. */
export interface AccessForm {
  number: string;
  email: string;
}

export interface AccessContext extends FailedCall {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** Increased when a request is sent with a different payload. */
  attempt: number;
  form: AccessForm;
  /** The id of the access request to which the code belongs. */
  accessId: string;
  /** The instant at which the code expires. */
  otpExpiresAt: string;
  otp: string;
  /** The number of remaining attempts after a wrong code. */
  attemptsLeft: number | undefined;
  opened: AccessOpened | undefined;
}

/** An access request whose code can still be entered. */
export interface AccessMade extends AccessRequested {
  form: AccessForm;
}

export type AccessEvent =
  /**
   * The guest opens the page; the id identifies the visit in idempotency keys. `email` comes from the booking form, and
   * `request` from this tab before a reload.
   */
  | { type: 'page.opened'; visitId: string; email: string; request?: AccessMade | undefined }
  | { type: 'access.changed'; form: Partial<AccessForm> }
  | { type: 'access.requested' }
  | { type: 'otp.changed'; otp: string }
  | { type: 'otp.submitted' }
  /** The guest requests another code. */
  | { type: 'otp.resendRequested' }
  /** The guest corrects the number or the address. */
  | { type: 'access.restarted' };

export interface AccessInput {
  form: AccessForm;
  idempotencyKey: string;
}

export interface CodeSent {
  accessId: string;
  otp: string;
  idempotencyKey: string;
}
