import type { ConnectionReturned } from '../shared/connection.ts';
import type { Language } from '../../contract/values/language.ts';
import type { RentalUnit } from '../../contract/schemas/rentalUnit.ts';
import type { BookingDetails, StayChoice } from '../booking/booking.types.ts';
import type { FailureReason } from '../shared/failures.ts';
import type { GuestDetails } from '../guestDetails/emptyGuestDetails.ts';

/** A property without the data that changes daily, so its page can be cached. */
export type Property = Omit<RentalUnit, 'unavailable' | 'stay'> & {
  stay: Pick<RentalUnit['stay'], 'minNights' | 'maxNights' | 'arrivalDays'>;
};

/** The parts of a property that determine which stays can be requested. */
export type BookableProperty = Pick<Property, 'id' | 'timeZone' | 'maxGuests' | 'ageGroups'>;

/** A page that the visitor has opened. */
export interface Visit {
  /** Identifies the actions on this page in idempotency keys. */
  visitId: string;
  language: Language;
}

/** The context, with the reason if the property could not be loaded. */
export interface PropertyContext extends FailureReason {
  unitId: string;
  property: Property | undefined;
  visit: Visit;
}

/** The journeys on the pages of a property. */
export type Journey = 'booking' | 'availability' | 'alternatives' | 'guestDetails' | 'contact';

/** The events that the journeys send to the page. */
type ChildEvent =
  | { type: 'guest.recalled'; guest: GuestDetails }
  | { type: 'details.given'; details: Partial<BookingDetails> }
  | { type: 'details.recalled'; details: BookingDetails }
  | { type: 'nights.taken'; stay: StayChoice }
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
