import type { SnapshotFrom } from 'xstate';
import type { availabilityMachine } from '../../../../machines/availability/availability.machine.ts';
import type { bookingMachine } from '../../../../machines/booking/booking.machine.ts';
import type { BookingEvent } from '../../../../machines/booking/booking.types.ts';
import type { JourneyState } from '../../../../machines/shared/journeyState.ts';
import type { Property } from '../../../../machines/property/property.types.ts';
import type { AtomicState } from '../../atomicState.ts';

/** The dotted path of each state that has a screen. */
export type BookingState = AtomicState<SnapshotFrom<typeof bookingMachine>['value']>;

/** What every screen of the booking is drawn from. */
export interface BookingProps {
  property: Property;
  snapshot: JourneyState<typeof bookingMachine>;
  send: (event: BookingEvent) => void;
  /** Which nights can be had, once somebody showed interest in dates. */
  availability: JourneyState<typeof availabilityMachine>;
  requestAvailability: () => void;
  /** Whether this device remembers the guest's details. */
  remembering: boolean;
  remember: (on: boolean) => void;
  /** The page of the reservation, once there is one. */
  reservationHref?: string | undefined;
  /** Has the page that opens a reservation with a code begin with the guest's address. */
  prepareAccess: () => void;
  /** Saves the stay for a calendar; undefined where there is none to save. */
  saveCalendar?: (() => void) | undefined;
}
