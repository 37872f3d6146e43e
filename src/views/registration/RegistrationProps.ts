import type { SnapshotFrom } from 'xstate';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { JourneyState } from '../../../machines/shared/journeyState.ts';
import type { AtomicState } from '../../kit/atomicState.ts';
import type { Elements } from '../../ui/Elements.ts';

/** The dotted path of each state, all of which have a screen. */
export type RegistrationState = AtomicState<SnapshotFrom<typeof registrationMachine>['value']>;

/** The states in which the guests fill in forms. */
export type FormState = Exclude<RegistrationState, 'loading' | 'superseded' | 'confirmed' | 'closed'>;

/** The properties of every screen of the guest registration. */
export interface RegistrationProps {
  snapshot: JourneyState<typeof registrationMachine>;
  send: (event: RegistrationEvent) => void;
  reservation: Reservation;
  /** The message that says whether the host stores the draft. */
  draft?: Elements;
}
