import type { ReactNode } from 'react';
import type { StateFrom } from 'xstate';
import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import type {
  ReservationContext,
  ReservationEvent,
} from '../../../machines/reservation/reservation.setup.ts';
import type { AtomicState } from '../atomicState.ts';
import type { PrepareMessage } from '../shared/ContactLink.tsx';

type Value = StateFrom<typeof reservationMachine>['value'];

/** The dotted path of each state that has a screen. */
export type ReservationState = AtomicState<Value>;

/** What every screen of the reservation page is drawn from. */
export interface ReservationProps {
  pageState: { value: Value; context: ReservationContext };
  send: (event: ReservationEvent) => void;
  /** The journeys within, each in its own state; there once the reservation is open. */
  payment: ReactNode;
  registration: ReactNode;
  stayDetails: ReactNode;
  cancellation: ReactNode;
  prepareMessage: PrepareMessage;
  /** Saves the stay for a calendar; undefined where there is none to save. */
  saveCalendar: (() => void) | undefined;
}
