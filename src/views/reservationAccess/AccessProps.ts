import type { StateFrom } from 'xstate';
import type {
  AccessContext,
  AccessEvent,
  reservationAccessMachine,
} from '../../../machines/reservationAccess/reservationAccess.machine.ts';
import type { AtomicState } from '../atomicState.ts';

type Value = StateFrom<typeof reservationAccessMachine>['value'];

/** The dotted path of each state that has a screen. */
export type AccessState = AtomicState<Value>;

/** What every screen of the page is drawn from. */
export interface AccessProps {
  pageState: { value: Value; context: AccessContext };
  send: (event: AccessEvent) => void;
}
