import type { Locator } from '@playwright/test';
import { UnsupportedEvent, type Stop } from 'statechart-atlas/playwright';
import type { Walker } from '../support/walk.ts';
import type { Holder } from './holder.ts';
import type { Scenario } from './scenario.ts';

export type Actions<S extends string> = Readonly<
  Record<string, (stop: Stop<S>, next?: Stop<S>) => Promise<string | void>>
>;

interface Journey<S extends string> extends Pick<
  Walker<S, Scenario>,
  'otherCalls' | 'watched' | 'expected' | 'model' | 'requestBody'
> {
  /** The element of its screen. */
  screen: (state: S) => Locator;
  actions: Actions<S>;
}

/** A walker for one journey on the page of a reservation. */
export const createWalker = <S extends string>(
  holder: Holder,
  { screen, actions, ...journey }: Journey<S>,
): Walker<S, Scenario> => ({
  ...journey,
  page: holder.page,
  hostStub: holder.hostStub,
  scenario: () => holder.scenario,
  parts: (state) => ({ screen: screen(state) }),
  perform: async (stop, next) => {
    const act = actions[stop.event];
    if (act) return (await act(stop, next)) ?? undefined;
    if (await holder.handle(stop.event)) return undefined;
    throw new UnsupportedEvent(stop.event);
  },
});
