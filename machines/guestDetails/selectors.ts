import type { JourneyState } from '../shared/journeyState.ts';
import type { guestDetailsMachine } from './guestDetails.machine.ts';

type GuestDetails = JourneyState<typeof guestDetailsMachine>;

/** This device stores the details for the next booking. */
export const isRemembering = (details: GuestDetails): boolean => details.matches('remembering');
