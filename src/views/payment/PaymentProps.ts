import type { SnapshotFrom } from 'xstate';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type { PaymentEvent, paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { JourneyState } from '../../../machines/shared/journeyState.ts';
import type { AtomicState } from '../../kit/atomicState.ts';

/** The dotted path of each state, all of which have a screen. */
export type PaymentState = AtomicState<SnapshotFrom<typeof paymentMachine>['value']>;

/** The properties of every screen of a manual payment. */
export interface PaymentProps {
  snapshot: JourneyState<typeof paymentMachine>;
  send: (event: PaymentEvent) => void;
  reservation: Reservation;
}
