import type { DocumentType } from '../../contract/schemas/legalForm.ts';
import type { FailedCall } from '../shared/failures.ts';
import type { ReservationVisit, ReservationUpdated } from '../shared/reservationUpdated.ts';

/** One guest's form as typed; countries are ISO 3166-1 alpha-3 codes. */
export interface GuestForm {
  surname: string;
  givenNames: string;
  /** The date as `YYYY-MM-DD`, or the typed text if it is not a date. */
  dateOfBirth: string;
  placeOfBirth: string;
  documentType: DocumentType | '';
  documentNumber: string;
  documentCountry: string;
  nationality: string;
  countryOfResidence: string;
  placeOfResidence: string;
  /** Whether the guest has the same residence as the first guest. */
  sharesResidence: boolean;
}

export interface RegistrationContext extends ReservationVisit, FailedCall {
  /** Increased when the registration is sent again with other answers. */
  attempt: number;
  /** One form for each guest of the reservation; empty once the host has registered them. */
  guests: readonly GuestForm[];
  /** The forms before the guest typed anything. */
  prepared: readonly GuestForm[];
  /** The paths of answers that the guest chose, so they do not follow the nationality. */
  chosen: readonly string[];
  /** The index of the open form, counted from 0. */
  opened: number;
  /** The instant at which the host confirmed the registration. */
  confirmedAt: string | undefined;
}

/** The typed forms, and the index of the open one. */
export type RegistrationDraft = Pick<RegistrationContext, 'guests' | 'opened'>;

export type RegistrationEvent =
  | ReservationUpdated
  /** The typed forms of this tab, for example after a change of language. */
  | ({ type: 'draft.recalled' } & RegistrationDraft)
  /** The host's draft, from this page or another one. */
  | { type: 'draft.found'; guests: readonly GuestForm[] }
  | { type: 'guest.opened'; index: number }
  | { type: 'guest.changed'; index: number; form: Partial<GuestForm> }
  | { type: 'guests.submitted' }
  | { type: 'status.requested' };

/** The guests of a reservation, with an idempotency key for retries. */
export interface GuestsSent {
  reservationId: string;
  token: string;
  guests: readonly GuestForm[];
  idempotencyKey: string;
}
