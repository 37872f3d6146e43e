import type { ReactNode } from 'react';
import type { StateFrom } from 'xstate';
import type {
  ReservationContext,
  ReservationEvent,
  reservationMachine,
} from '../../../machines/reservation/reservation.machine.ts';
import type { Leaf } from '../leaf.ts';

type Value = StateFrom<typeof reservationMachine>['value'];

/** The dotted path of each state that has a screen. */
export type ReservationState = Leaf<Value>;

/** What every screen of the reservation page is drawn from. */
export interface ReservationProps {
  snapshot: { value: Value; context: ReservationContext };
  send: (event: ReservationEvent) => void;
  /** The journeys within, each in its own state; there once the reservation is open. */
  payment: ReactNode;
  registration: ReactNode;
  cancellation: ReactNode;
  /** Saves the stay for a calendar; undefined where there is none to save. */
  saveCalendar: (() => void) | undefined;
}
