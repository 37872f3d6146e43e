import type { JourneyState } from '../shared/journeyState.ts';
import type { availabilityMachine } from './availability.machine.ts';

type Availability = JourneyState<typeof availabilityMachine>;

/** The site has not requested the availability yet. */
export const isUnasked = (availability: Availability): boolean => availability.matches('unasked');

/** The request for the availability failed. */
export const isUnknown = (availability: Availability): boolean => availability.matches('unknown');

/** The possible check-in dates and the unavailable nights, as the host sent them last. */
export const getAvailability = (availability: Availability): Availability['context']['availability'] =>
  availability.context.availability;
