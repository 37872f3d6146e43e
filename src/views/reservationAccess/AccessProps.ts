import type { StateFrom } from 'xstate';
import type {
  AccessContext,
  AccessEvent,
  reservationAccessMachine,
} from '../../../machines/reservationAccess/reservationAccess.machine.ts';
import type { AtomicState } from '../../kit/atomicState.ts';

type Value = StateFrom<typeof reservationAccessMachine>['value'];

/** The dotted path of each state, all of which have a screen. */
export type AccessState = AtomicState<Value>;

/** The properties of every screen of the page. */
export interface AccessProps {
  pageState: { value: Value; context: AccessContext };
  send: (event: AccessEvent) => void;
}
