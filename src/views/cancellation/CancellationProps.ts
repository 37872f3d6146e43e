import type { SnapshotFrom } from 'xstate';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import type { CancellationEvent } from '../../../machines/cancellation/cancellation.types.ts';
import type { JourneyState } from '../../../machines/shared/journeyState.ts';
import type { AtomicState } from '../../kit/atomicState.ts';
import type { PrepareMessage } from '../shared/ContactLink.tsx';

/** The dotted path of each state, all of which have a screen. */
export type CancellationState = AtomicState<SnapshotFrom<typeof cancellationMachine>['value']>;

/** The properties of every screen of the cancellation. */
export interface CancellationProps {
  snapshot: JourneyState<typeof cancellationMachine>;
  send: (event: CancellationEvent) => void;
  reservation: Reservation;
  prepareMessage: PrepareMessage;
}
