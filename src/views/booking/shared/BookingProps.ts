import type { SnapshotFrom } from 'xstate';
import type { alternativesMachine } from '../../../../machines/alternatives/alternatives.machine.ts';
import type { availabilityMachine } from '../../../../machines/availability/availability.machine.ts';
import type { bookingMachine } from '../../../../machines/booking/booking.machine.ts';
import type { BookingEvent } from '../../../../machines/booking/booking.types.ts';
import type { JourneyState } from '../../../../machines/shared/journeyState.ts';
import type { Property } from '../../../../machines/property/property.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';
import type { StayPicker } from './StayPicker.ts';

/** The dotted path of each state, all of which have a screen. */
export type BookingState = AtomicState<SnapshotFrom<typeof bookingMachine>['value']>;

/** The properties of every screen of the booking. */
export interface BookingProps {
  property: Property;
  snapshot: JourneyState<typeof bookingMachine>;
  send: (event: BookingEvent) => void;
  /** The available nights, requested after the guest shows interest in dates. */
  availability: JourneyState<typeof availabilityMachine>;
  requestAvailability: () => void;
  picker: StayPicker;
  /** Other properties that are free, if the nights are taken. */
  alternatives: JourneyState<typeof alternativesMachine>;
  /** Whether this device stores the guest's details. */
  remembering: boolean;
  remember: (on: boolean) => void;
  /** The path of the reservation's page, if the reservation exists. */
  reservationHref?: string | undefined;
  /** Prefills the guest's e-mail address on the page that opens a reservation with a code. */
  prepareAccess: () => void;
  /** Saves the stay as a calendar file; undefined if no file is available. */
  saveCalendar?: (() => void) | undefined;
}
