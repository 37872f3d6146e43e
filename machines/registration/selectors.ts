import type { JourneyState } from '../shared/journeyState.ts';
import type { registrationMachine } from './registration.machine.ts';

type Registration = JourneyState<typeof registrationMachine>;

/** The guests are on their way to the host. */
export const isSaving = (registration: Registration): boolean => registration.hasTag('waiting');

/** The form that is open is the last one. */
export const isLastGuestOpen = ({ context: { guests, opened } }: Registration): boolean =>
  opened === guests.length - 1;

/** The forms can be sent. */
export const canSave = (registration: Registration): boolean =>
  registration.can({ type: 'guests.submitted' });
