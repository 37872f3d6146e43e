import type { ReceivedAs, RecordedPayment } from '../../../contract/dashboard/bookings.ts';
import type { ResentMail } from '../../../contract/dashboard/deskGuest.ts';
import type { DeskFormName } from '../../../contract/dashboard/possibleForms.ts';
import type { DeskReservation, ResendableMail } from '../../../contract/dashboard/deskReservation.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { ChangeOutcome, PresentReservation } from '../shared/outcomes.ts';

/** The answers of the forms; each form has some of them. */
export interface DeskEntry {
  /** The note. */
  text: string;
  mail: ResendableMail;
  /** How the money was received. */
  as: ReceivedAs;
  /** The received amount as typed; empty for everything that is still to be paid. */
  amount: string;
}

export interface DeskFormInput {
  /** Identifies this entry in idempotency keys. */
  visitId: string;
  reservation: DeskReservation;
  form: DeskFormName;
}

/** The answer of the host to an entry. */
export type SavedEntry =
  | { form: 'addNote' }
  | { form: 'resendMail'; terms: ResentMail }
  | { form: 'recordPayment'; terms: RecordedPayment };

export interface DeskFormContext extends DeskFormInput, FailedCall, ChangeOutcome, PresentReservation {
  entry: DeskEntry;
  saved: SavedEntry | undefined;
  /** Increased when another entry is sent. */
  attempt: number;
}

export type DeskFormEvent =
  | { type: 'entry.changed'; entry: Partial<DeskEntry> }
  | { type: 'entry.submitted' }
  | { type: 'entry.abandoned' }
  | { type: 'retry.requested' }
  /** The host looks at the reservation before they send it again. */
  | { type: 'look.requested' }
  /** The host has read the result. */
  | { type: 'entry.finished' };

/** The input of the call that saves the entry. */
export interface SubmittedEntry extends Pick<DeskFormInput, 'reservation' | 'form'> {
  entry: DeskEntry;
  idempotencyKey: string;
}
