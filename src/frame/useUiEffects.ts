import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { EventObject } from 'xstate';
import type { PageStore } from './pageStore.ts';

/** Carries out the effects that machines request from the browser, after React has rendered their state. */
export function useUiEffects(
  onUiEffect: PageStore['onUiEffect'],
  carryOut: (effect: EventObject) => void,
): void {
  const pendingEffects = useRef<EventObject[]>([]);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const runEffect = useEffectEvent(carryOut);
  useLayoutEffect(
    () =>
      onUiEffect((effect) => {
        pendingEffects.current.push(effect);
        rerender();
      }),
    [onUiEffect],
  );
  useEffect(() => {
    for (const effect of pendingEffects.current.splice(0)) runEffect(effect);
  });
}
