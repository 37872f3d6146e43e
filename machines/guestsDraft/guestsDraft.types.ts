import type { DraftRevision } from '../../contract/guestsDraft.ts';
import type { GuestForm } from '../registration/registration.types.ts';
import type { ReservationUpdated, ReservationVisit } from '../shared/reservationUpdated.ts';

/** A draft as the host keeps it. */
export interface DraftFound {
  guests: readonly GuestForm[];
  revision: DraftRevision;
  /** Whether it was typed on this page. */
  isOurs: boolean;
}

export interface GuestsDraftContext extends ReservationVisit {
  /** As typed on this page last; null where nothing is. */
  guests: readonly GuestForm[] | null;
  /** The state of the draft that this page has seen last. */
  follows: DraftRevision | undefined;
  /** What was typed on another page, while the guest is asked. */
  theirs: DraftFound | undefined;
}

/** Something was typed; null where all of it was taken back. */
export interface FormsChanged {
  type: 'forms.changed';
  guests: readonly GuestForm[] | null;
}

/** What was typed is on its way to be registered. */
export interface FormsSent {
  type: 'forms.sent';
}

/** What the host has kept is to be seen in the forms. */
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
  /** The guest goes on with what was typed on the other page, or with what is here. */
  | { type: 'draft.taken' }
  | { type: 'draft.replaced' };

export type DraftLink = Pick<ReservationVisit, 'reservationId' | 'token'>;

export interface DraftSent extends DraftLink {
  guests: readonly GuestForm[] | null;
  follows: DraftRevision | undefined;
}

/** What became of a draft that was sent. */
export interface DraftSaved {
  revision: DraftRevision;
  /** Nothing is kept any more, for nothing was typed. */
  isGone: boolean;
}
