import type { JourneyState } from '../shared/journeyState.ts';
import type { registrationMachine } from './registration.machine.ts';

type Registration = JourneyState<typeof registrationMachine>;

/** Whether the registration is being sent to the host. */
export const isSaving = (registration: Registration): boolean => registration.hasTag('waiting');

/** Whether the last form is open. */
export const isLastGuestOpen = ({ context: { guests, opened } }: Registration): boolean =>
  opened === guests.length - 1;

/** Whether the registration can be sent. */
export const canSave = (registration: Registration): boolean =>
  registration.can({ type: 'guests.submitted' });
