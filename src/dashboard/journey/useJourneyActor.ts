import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { inspection } from '../../actors/inspection.ts';
import { useDashboard, type Dashboard } from '../context/dashboard.ts';
import { joinBroadcast } from './broadcast.ts';
import { useEffects } from './useEffects.ts';

/**
 * Runs the machine of a page while the page is shown. The actor receives the events of the tab, and its effects are
 * carried out.
 */
export function useJourneyActor<Machine extends AnyStateMachine>(
  createMachine: (dashboard: Dashboard) => Machine,
  input: InputFrom<Machine>,
): ActorRefFrom<Machine> {
  const dashboard = useDashboard();
  const [machine] = useState(() => createMachine(dashboard));
  const actor = useActorRef(machine as AnyStateMachine, { input, ...inspection() });
  useEffects(actor);
  useEffect(() => joinBroadcast(actor), [actor]);
  return actor as ActorRefFrom<Machine>;
}
