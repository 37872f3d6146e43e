import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { propertyListMachine } from '../../../../machines/dashboard/propertyList/propertyList.machine.ts';
import type {
  PropertyListContext,
  PropertyListEvent,
} from '../../../../machines/dashboard/propertyList/propertyList.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type PropertyListState = AtomicState<SnapshotFrom<typeof propertyListMachine>['value']>;

/** The properties of the screens of the list. */
export interface PropertyListProps {
  context: PropertyListContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: PropertyListEvent) => void;
}
