import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { sharedCalendarMachine } from '../../../../machines/dashboard/sharedCalendar/sharedCalendar.machine.ts';
import type {
  SharedCalendarContext,
  SharedCalendarEvent,
} from '../../../../machines/dashboard/sharedCalendar/sharedCalendar.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type SharedCalendarState = AtomicState<SnapshotFrom<typeof sharedCalendarMachine>['value']>;

/** The properties of the screens of the address of a property's calendar. */
export interface SharedCalendarProps {
  context: SharedCalendarContext;
  /** The name of the property. */
  propertyName: string;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: SharedCalendarEvent) => void;
}
