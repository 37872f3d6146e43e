import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ChangeKind } from '../../../contract/dashboard/events.ts';
import type { DataChanged } from '../../../machines/dashboard/shared/dataChanged.ts';

type Listener = (kinds: readonly ChangeKind[]) => void;

const listeners = new Set<Listener>();

/** Notifies the open page that the host has changed some data. */
export function reportDataChanges(kinds: readonly ChangeKind[]): void {
  for (const notify of listeners) notify(kinds);
}

/** Sends `data.changed` to the machine of a page when the host reports a change of one of these kinds. */
export function useDataChanges(actor: AnyActorRef, kinds: readonly ChangeKind[]): void {
  const notify = useEffectEvent<Listener>((changed) => {
    if (kinds.some((kind) => changed.includes(kind)))
      actor.send({ type: 'data.changed' } satisfies DataChanged);
  });
  useEffect(() => {
    const listener: Listener = (changed) => notify(changed);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
