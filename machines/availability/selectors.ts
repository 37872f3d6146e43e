import type { OfferedStays, StayLengths } from '../../contract/rules/obstacles.ts';
import type { Season } from '../../contract/rules/seasons.ts';
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

/** The parts of a property that determine which stays it offers on any date. */
interface StayTerms {
  readonly stay: StayLengths;
  readonly pricing: { readonly seasons?: readonly Season[] | undefined };
}

/** Returns the stays that a property offers; undefined while its unavailable nights are unknown, or requested again. */
export function getOfferedStays(
  availability: Availability,
  { stay, pricing }: StayTerms,
): OfferedStays | undefined {
  const known = getAvailability(availability);
  if (!known || !availability.matches('known')) return undefined;
  return {
    seasons: known.seasons ?? pricing.seasons,
    unavailable: known.unavailable,
    stay: { ...stay, ...known.stay },
  };
}
