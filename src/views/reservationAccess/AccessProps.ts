import type { StateFrom } from 'xstate';
import type { reservationAccessMachine } from '../../../machines/reservationAccess/reservationAccess.machine.ts';
import type {
  AccessContext,
  AccessEvent,
} from '../../../machines/reservationAccess/reservationAccess.types.ts';
import type { AtomicState } from '../../kit/atomicState.ts';

type Value = StateFrom<typeof reservationAccessMachine>['value'];

/** The dotted path of each state, all of which have a screen. */
export type AccessState = AtomicState<Value>;

/** The properties of every screen of the page. */
export interface AccessProps {
  pageState: { value: Value; context: AccessContext };
  send: (event: AccessEvent) => void;
}
