import type { SnapshotFrom } from 'xstate';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type {
  StayDetailsEvent,
  stayDetailsMachine,
} from '../../../machines/stayDetails/stayDetails.machine.ts';
import type { JourneyState } from '../../../machines/shared/journeyState.ts';
import type { AtomicState } from '../../kit/atomicState.ts';
import type { PrepareMessage } from '../shared/ContactLink.tsx';

/** The dotted path of each state, all of which have a screen. */
export type StayDetailsState = AtomicState<SnapshotFrom<typeof stayDetailsMachine>['value']>;

/** The properties of every screen of the stay details. */
export interface StayDetailsProps {
  snapshot: JourneyState<typeof stayDetailsMachine>;
  send: (event: StayDetailsEvent) => void;
  reservation: Reservation;
  prepareMessage: PrepareMessage;
}
