import type { JourneyState } from '../shared/journeyState.ts';
import type { Alternative, alternativesMachine } from './alternatives.machine.ts';

/** Returns the other properties that are free on the guest's dates. */
export const getAlternatives = ({
  context,
}: Pick<JourneyState<typeof alternativesMachine>, 'context'>): readonly Alternative[] => context.alternatives;
