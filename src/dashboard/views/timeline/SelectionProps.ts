import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TimelineProperty } from '../../../../contract/dashboard/timeline.ts';
import type { nightsSelectionMachine } from '../../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import type {
  NightsSelectionContext,
  NightsSelectionEvent,
} from '../../../../machines/dashboard/nightsSelection/nightsSelection.types.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';
import type { Cell } from './getCells.ts';

export type SelectionState = AtomicState<SnapshotFrom<typeof nightsSelectionMachine>['value']>;

/** The states that are shown in a line below the calendar. */
export type HintState = 'none' | 'choosing';
/** The states that are shown in a sheet. */
export type SheetState = Exclude<SelectionState, HintState>;

/** The properties of the screens of a selection. */
export interface SelectionProps {
  context: NightsSelectionContext;
  send: (event: NightsSelectionEvent) => void;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  /** The property of the selected nights; undefined before the first selection. */
  property: TimelineProperty | undefined;
  /** The cells of the calendar that the selected nights are in. */
  cells: readonly Cell[];
  /** All loaded cells of the property. */
  loaded: readonly Cell[];
}
