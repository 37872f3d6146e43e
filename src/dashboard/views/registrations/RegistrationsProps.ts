import type { SnapshotFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { registrationsMachine } from '../../../../machines/dashboard/registrations/registrations.machine.ts';
import type { RegistrationsEvent } from '../../../../machines/dashboard/registrations/registrations.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type RegistrationsSnapshot = SnapshotFrom<typeof registrationsMachine>;

export type RegistrationsState = AtomicState<RegistrationsSnapshot['value']>;

/** The properties of the screens of the page about registrations. */
export interface RegistrationsProps {
  context: RegistrationsSnapshot['context'];
  properties: Session['properties'];
  /** Whether the person's role may remind guests. */
  mayRemind: boolean;
  send: (event: RegistrationsEvent) => void;
}
