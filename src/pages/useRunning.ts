import { useState, useSyncExternalStore } from 'react';
import type { AnyActor, SnapshotFrom } from 'xstate';

/** Starts an actor with the page and follows it. (What `@xstate/react` adds to this weighs 2 kB.) */
export function useRunning<A extends AnyActor>(create: () => A): [A, SnapshotFrom<A>] {
  const [actor] = useState(() => create().start() as A);
  const [subscribe] = useState(() => (listener: () => void) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  });
  const now = () => actor.getSnapshot() as SnapshotFrom<A>;
  return [actor, useSyncExternalStore(subscribe, now, now)];
}
