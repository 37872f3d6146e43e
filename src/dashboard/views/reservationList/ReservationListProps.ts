import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { reservationListMachine } from '../../../../machines/dashboard/reservationList/reservationList.machine.ts';
import type { ReservationListEvent } from '../../../../machines/dashboard/reservationList/reservationList.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type ReservationListSnapshot = SnapshotFrom<typeof reservationListMachine>;

export type ReservationListState = AtomicState<ReservationListSnapshot['value']>;

/** The properties of the screens of the list. */
export interface ReservationListProps {
  context: ReservationListSnapshot['context'];
  session: Session;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: ReservationListEvent) => void;
}
