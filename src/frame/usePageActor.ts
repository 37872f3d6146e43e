import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { inspection } from '../actors/inspection.ts';
import type { BrowserPage, Params } from './page.ts';

/** Runs the machine of a page that only the browser renders, while the page is shown. */
export function usePageActor<Machine extends AnyStateMachine, Services, ViewData>(
  { createMachine, getInput }: BrowserPage<Machine, Services, ViewData>,
  { params, services, data }: { params: Params; services: Services; data: ViewData },
): ActorRefFrom<Machine> {
  const [machine] = useState(() => createMachine(services, data));
  const [input] = useState(() => getInput(params, data));
  return useActorRef(machine as AnyStateMachine, { input, ...inspection() }) as ActorRefFrom<Machine>;
}
