import type { Locator } from '@playwright/test';
import { NobodyCan } from '../support/nobodyCan.ts';
import type { Stop } from '../support/tours.ts';
import type { Walker } from '../support/walk.ts';
import type { Holder } from './holder.ts';
import type { Story } from './story.ts';

export type Acts<S extends string> = Readonly<
  Record<string, (stop: Stop<S>, next?: Stop<S>) => Promise<string | void>>
>;

interface Journey<S extends string> extends Pick<
  Walker<S, Story>,
  'alsoAsked' | 'awaits' | 'expected' | 'model' | 'question'
> {
  /** The element of its screen. */
  screen: (state: S) => Locator;
  acts: Acts<S>;
}

/** A walker for one journey on the page of a reservation. */
export const walker = <S extends string>(
  holder: Holder,
  { screen, acts, ...journey }: Journey<S>,
): Walker<S, Story> => ({
  ...journey,
  page: holder.page,
  hostSide: holder.hostSide,
  story: () => holder.story,
  parts: (state) => ({ screen: screen(state) }),
  does: async (stop, next) => {
    const act = acts[stop.by];
    if (act) return (await act(stop, next)) ?? undefined;
    if (await holder.hears(stop.by)) return undefined;
    throw new NobodyCan(stop.by);
  },
});
