import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { JourneyState } from '../../machines/shared/journeyState.ts';

/** Subscribes to a journey that runs within the machine of the page. */
export function useJourney<Journey extends AnyActorRef>(journey: Journey): SnapshotFrom<Journey>;
/** Subscribes to a journey that may not run yet; until then `initial` is rendered (machines/shared/journeyState.ts). */
export function useJourney<Machine extends AnyStateMachine>(
  journey: AnyActorRef | undefined,
  initial: JourneyState<Machine>,
): JourneyState<Machine>;
export function useJourney(journey: AnyActorRef | undefined, initial?: unknown): unknown {
  return useSelector(journey, (snapshot: unknown) => snapshot ?? initial);
}
