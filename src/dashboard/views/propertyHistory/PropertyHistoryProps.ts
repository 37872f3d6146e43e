import type { SnapshotFrom } from 'xstate';
import type { propertyHistoryMachine } from '../../../../machines/dashboard/propertyHistory/propertyHistory.machine.ts';
import type {
  PropertyHistoryContext,
  PropertyHistoryEvent,
} from '../../../../machines/dashboard/propertyHistory/propertyHistory.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type PropertyHistoryState = AtomicState<SnapshotFrom<typeof propertyHistoryMachine>['value']>;

/** The properties of the screens of the history. */
export interface PropertyHistoryProps {
  context: PropertyHistoryContext;
  send: (event: PropertyHistoryEvent) => void;
}
