import { useCallback, useSyncExternalStore } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine } from 'xstate';
import type { JourneyState } from '../../machines/shared/journeyState.ts';

/** Follows a journey from when it runs; until then it is what it is drawn from. */
export function useJourney<Machine extends AnyStateMachine>(
  journey: AnyActorRef | undefined,
  drawn: JourneyState<Machine>,
): JourneyState<Machine> {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = journey?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [journey],
  );
  const read = (): JourneyState<Machine> => (journey as Actor<Machine> | undefined)?.getSnapshot() ?? drawn;
  return useSyncExternalStore(subscribe, read, read);
}
