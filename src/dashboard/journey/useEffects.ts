import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useLocation } from 'wouter';
import type { AnyActorRef, EventObject } from 'xstate';
import type { DashboardEffect } from '../../../machines/dashboard/shared/dashboardEffect.ts';
import { focusPage } from '../../frame/focusPage.ts';

/** The part of a snapshot that contains the journeys that an actor runs. */
interface Family {
  children?: Readonly<Record<string, AnyActorRef | undefined>>;
}

/** Subscribes to the effects of an actor and of the journeys that it runs. Returns the function that unsubscribes. */
function subscribeToEffects(actor: AnyActorRef, onEffect: (effect: EventObject) => void): () => void {
  const stops = new Map<AnyActorRef, () => void>();
  const subscribe = (one: AnyActorRef) => {
    if (stops.has(one)) return;
    const effects = one.on('*', onEffect);
    const subscribeToChildren = ({ children = {} }: Family) => {
      for (const child of Object.values(children)) if (child) subscribe(child);
    };
    // The machine handles the failure of its calls; without `error`, XState would report it as unhandled.
    const states = one.subscribe({ next: subscribeToChildren, error: () => undefined });
    stops.set(one, () => {
      effects.unsubscribe();
      states.unsubscribe();
    });
    subscribeToChildren((one.getSnapshot() ?? {}) as Family);
  };
  subscribe(actor);
  return () => {
    for (const stop of stops.values()) stop();
  };
}

const selectors: Readonly<Record<string, string>> = {
  cell: '[role=gridcell][tabindex="0"]',
  field: 'main form input',
};

/** Returns the selector of what receives the focus: a cell of the calendar, a field, or the heading of a journey. */
const getSelector = (on: string) => selectors[on] ?? `[data-machine=${on}] [tabindex="-1"]`;

/** Focuses the page's heading, and scrolls to it if the person has scrolled down. */
function showPage(): void {
  focusPage();
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Carries out the effects that an actor requests from the browser, after React has rendered its state. */
export function useEffects(actor: AnyActorRef): void {
  const [, navigate] = useLocation();
  const pending = useRef<DashboardEffect[]>([]);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const run = useEffectEvent((effect: DashboardEffect) => {
    if (effect.type === 'address.requested') navigate(effect.address);
    else if (effect.type === 'address.replaced') navigate(effect.address, { replace: true });
    else if (effect.on === 'page') showPage();
    else document.querySelector<HTMLElement>(getSelector(effect.on))?.focus();
  });
  useEffect(
    () =>
      subscribeToEffects(actor, (effect) => {
        pending.current.push(effect as unknown as DashboardEffect);
        rerender();
      }),
    [actor],
  );
  useEffect(() => {
    for (const effect of pending.current.splice(0)) run(effect);
  });
}
