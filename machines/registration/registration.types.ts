import type { DocumentType } from '../../contract/legalForm.ts';
import type { FailedCall } from '../shared/failures.ts';
import type { ReservationVisit, ReservationUpdated } from '../shared/reservationUpdated.ts';

/** What one guest's form holds, as typed; countries are ISO 3166-1 alpha-3. */
export interface GuestForm {
  surname: string;
  givenNames: string;
  /** `YYYY-MM-DD`, or what was typed where that is no date. */
  dateOfBirth: string;
  placeOfBirth: string;
  documentType: DocumentType | '';
  documentNumber: string;
  documentCountry: string;
  nationality: string;
  countryOfResidence: string;
  placeOfResidence: string;
  /** Lives where the first guest does, whatever that one types. */
  sharesResidence: boolean;
}

export interface RegistrationContext extends ReservationVisit, FailedCall {
  /** Raised when the guests are sent anew with other answers. */
  attempt: number;
  /** One form for each guest of the reservation; empty once the host has them. */
  guests: readonly GuestForm[];
  /** The same before anything was typed. */
  prepared: readonly GuestForm[];
  /** Paths of the answers that do not follow the nationality, for a guest has chosen them. */
  chosen: readonly string[];
  /** The guest whose form is shown, counted from 0. */
  opened: number;
  /** When the host confirmed the registration. */
  confirmedAt: string | undefined;
}

/** What was typed, and where the guest was with it. */
export type RegistrationDraft = Pick<RegistrationContext, 'guests' | 'opened'>;

export type RegistrationEvent =
  | ReservationUpdated
  /** What was typed in this tab before, as after a change of language. */
  | ({ type: 'draft.recalled' } & RegistrationDraft)
  /** What the host has kept of what was typed before, on this page or another. */
  | { type: 'draft.found'; guests: readonly GuestForm[] }
  | { type: 'guest.opened'; index: number }
  | { type: 'guest.changed'; index: number; form: Partial<GuestForm> }
  | { type: 'guests.submitted' }
  | { type: 'status.requested' };

/** All guests of a reservation. The key lets a repeated call change nothing twice. */
export interface GuestsSent {
  reservationId: string;
  token: string;
  guests: readonly GuestForm[];
  idempotencyKey: string;
}
