import type { DraftRevision } from '../../contract/schemas/guestsDraft.ts';
import type { GuestForm } from '../registration/registration.types.ts';
import type { ReservationUpdated, ReservationVisit } from '../shared/reservationUpdated.ts';

/** A draft as the host stores it. */
export interface DraftFound {
  guests: readonly GuestForm[];
  revision: DraftRevision;
  /** Whether the draft was typed on this page. */
  isOurs: boolean;
}

export interface GuestsDraftContext extends ReservationVisit {
  /** The latest input on this page; null if nothing was typed. */
  guests: readonly GuestForm[] | null;
  /** The latest revision of the draft that this page has seen. */
  follows: DraftRevision | undefined;
  /** The draft of another page, while the guest chooses between the two. */
  theirs: DraftFound | undefined;
}

/** The guest changed the forms; null if all of them were cleared. */
export interface FormsChanged {
  type: 'forms.changed';
  guests: readonly GuestForm[] | null;
}

/** The registration of the guests is being sent. */
export interface FormsSent {
  type: 'forms.sent';
}

/** The forms should show the host's draft. */
export interface DraftRecalled {
  type: 'draft.found';
  guests: readonly GuestForm[];
}

export type GuestsDraftEvent =
  | ReservationUpdated
  | FormsChanged
  | FormsSent
  | { type: 'page.hidden' }
  | { type: 'connection.returned' }
  | { type: 'retry.requested' }
  /** The guest chooses the draft of the other page, or the input on this page. */
  | { type: 'draft.taken' }
  | { type: 'draft.replaced' };

export type DraftLink = Pick<ReservationVisit, 'reservationId' | 'token'>;

export interface DraftSent extends DraftLink {
  guests: readonly GuestForm[] | null;
  follows: DraftRevision | undefined;
}

/** The result of storing a draft. */
export interface DraftSaved {
  revision: DraftRevision;
  /** Whether the draft was deleted because the forms are empty. */
  isGone: boolean;
}
