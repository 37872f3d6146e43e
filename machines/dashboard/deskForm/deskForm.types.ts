import type {
  ReceivedAs,
  RecordedChannelMoney,
  RecordedPayment,
} from '../../../contract/dashboard/bookings.ts';
import type { ResentMail } from '../../../contract/dashboard/deskGuest.ts';
import type { DeskFormName } from '../../../contract/dashboard/possibleForms.ts';
import type { DeskReservation, ResendableMail } from '../../../contract/dashboard/deskReservation.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { FormDraft } from '../shared/formDraft.ts';
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
  /** The payment of the channel to the host, and its commission, as typed; empty if unknown. */
  payout: string;
  commission: string;
}

export interface DeskFormInput {
  /** Identifies this entry in idempotency keys. */
  visitId: string;
  /** The number of the reservation, from the address. */
  number: string;
  form: DeskFormName;
  /** The unfinished entry that the tab has stored. */
  draft?: FormDraft<DeskEntry> | undefined;
}

/** The answer of the host to an entry. */
export type SavedEntry =
  | { form: 'addNote' }
  | { form: 'resendMail'; terms: ResentMail }
  | { form: 'recordPayment'; terms: RecordedPayment }
  | { form: 'recordChannelMoney'; terms: RecordedChannelMoney };

export interface DeskFormContext
  extends Omit<DeskFormInput, 'draft'>, FailedCall, ChangeOutcome, PresentReservation {
  /** Undefined until it is loaded. */
  reservation: DeskReservation | undefined;
  entry: DeskEntry;
  saved: SavedEntry | undefined;
  /** Increased when another entry is sent. */
  attempt: number;
}

export type DeskFormEvent =
  | { type: 'entry.changed'; entry: Partial<DeskEntry> }
  | { type: 'entry.submitted' }
  | { type: 'retry.requested' }
  | ConnectionReturned
  /** The host looks at the reservation before they send it again. */
  | { type: 'look.requested' };

/** The input of the call that saves the entry. */
export interface SubmittedEntry {
  reservation: DeskReservation;
  form: DeskFormName;
  entry: DeskEntry;
  idempotencyKey: string;
}
