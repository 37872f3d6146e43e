import type { ConnectionReturned } from '../shared/connection.ts';
import type { Language } from '../../contract/language.ts';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import type { BookingDetails } from '../booking/booking.types.ts';
import type { FailureReason } from '../shared/failures.ts';
import type { GuestDetails } from '../guestDetails/emptyGuestDetails.ts';

/** A property without what changes by the day: its page can be kept. */
export type Property = Omit<RentalUnit, 'unavailable' | 'stay'> & {
  stay: Pick<RentalUnit['stay'], 'minNights' | 'maxNights' | 'arrivalDays'>;
};

/** What of a property decides which stays can be asked about. */
export type BookableProperty = Pick<Property, 'id' | 'timeZone' | 'maxGuests' | 'ageGroups'>;

/** A page on the screen of a visitor. */
export interface Visit {
  /** Names what is begun on it in idempotency keys. */
  visitId: string;
  language: Language;
}

/** It keeps why the property is not there. */
export interface PropertyContext extends FailureReason {
  unitId: string;
  property: Property | undefined;
  visit: Visit;
}

/** What runs on a property's pages. */
export type Journey = 'booking' | 'availability' | 'guestDetails' | 'contact';

/** What the journeys tell the page. */
type ChildEvent =
  | { type: 'guest.recalled'; guest: GuestDetails }
  | { type: 'details.given'; details: Partial<BookingDetails> }
  | { type: 'details.recalled'; details: BookingDetails }
  | { type: 'nights.taken' }
  | { type: 'dates.reopened' }
  | { type: 'booking.found' }
  | { type: 'booking.absent' };

export type TypedChildEvent<Type extends ChildEvent['type']> = Extract<ChildEvent, { type: Type }>;

export type PropertyEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | ({ type: 'booking.opened' } & Visit)
  | ({ type: 'return.opened' } & Visit)
  | ({ type: 'contact.opened' } & Visit)
  | { type: 'page.left' }
  | ChildEvent;
