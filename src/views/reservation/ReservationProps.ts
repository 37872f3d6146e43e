import type { StateFrom } from 'xstate';
import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import type {
  ReservationContext,
  ReservationEvent,
} from '../../../machines/reservation/reservation.setup.ts';
import type { AtomicState } from '../atomicState.ts';
import type { PrepareMessage } from '../shared/ContactLink.tsx';
import type { Elements } from '../../ui/Elements.ts';

type Value = StateFrom<typeof reservationMachine>['value'];

/** The dotted path of each state that has a screen. */
export type ReservationState = AtomicState<Value>;

/** What every screen of the reservation page is drawn from. */
export interface ReservationProps {
  pageState: { value: Value; context: ReservationContext };
  send: (event: ReservationEvent) => void;
  /** The journeys within, each in its own state; there once the reservation is open. */
  payment: Elements;
  registration: Elements;
  stayDetails: Elements;
  cancellation: Elements;
  prepareMessage: PrepareMessage;
  /** Has the page of the property go on with a reservation that is not finished. */
  resumeBooking: () => void;
  /** Saves the stay for a calendar; undefined where there is none to save. */
  saveCalendar: (() => void) | undefined;
}
