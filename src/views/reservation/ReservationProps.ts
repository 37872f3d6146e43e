import type { StateFrom } from 'xstate';
import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import type {
  ReservationContext,
  ReservationEvent,
} from '../../../machines/reservation/reservation.setup.ts';
import type { AtomicState } from '../../kit/atomicState.ts';
import type { PrepareMessage } from '../shared/ContactLink.tsx';
import type { Elements } from '../../ui/Elements.ts';

type Value = StateFrom<typeof reservationMachine>['value'];

/** The dotted path of each state, all of which have a screen. */
export type ReservationState = AtomicState<Value>;

/** The properties of every screen of the reservation page. */
export interface ReservationProps {
  pageState: { value: Value; context: ReservationContext };
  send: (event: ReservationEvent) => void;
  /** The journeys within the page, each in its own state. They exist after the reservation is loaded. */
  payment: Elements;
  registration: Elements;
  stayDetails: Elements;
  cancellation: Elements;
  prepareMessage: PrepareMessage;
  /** Makes the property's page resume the unfinished reservation. */
  resumeBooking: () => void;
  /** Opens the form of the stay details. */
  beginDetails: () => void;
  /** Saves the stay as a calendar file; undefined if no file is available. */
  saveCalendar: (() => void) | undefined;
}
