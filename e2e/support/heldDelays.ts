import { expect, type Page } from '@playwright/test';
import { shortIntervals } from './intervals.ts';

interface HeldDelays {
  /** How many delays of this length were waiting. */
  passes: (length: number) => number;
}

/** Holds delays of these lengths until the test ends them. All other timers run normally. */
function hold(lengths: readonly number[]): void {
  const begins = window.setTimeout.bind(window);
  const ends = window.clearTimeout.bind(window);
  const waiting = new Map<number, { length: number; goesOn: () => void }>();
  let last = 1_000_000_000;
  const beginsLater = (then: (...given: unknown[]) => void, length = 0, ...given: unknown[]) => {
    if (!lengths.includes(length)) return begins(then, length, ...given);
    last += 1;
    waiting.set(last, { length, goesOn: () => then(...given) });
    return last;
  };
  const endsAny = (id?: number) => {
    if (id === undefined || !waiting.delete(id)) ends(id);
  };
  const passes = (length: number) => {
    const over = [...waiting].filter(([, one]) => one.length === length);
    for (const [id] of over) waiting.delete(id);
    for (const [, { goesOn }] of over) goesOn();
    return over.length;
  };
  Object.assign(window, { setTimeout: beginsLater, clearTimeout: endsAny, held: { passes } });
}

/** From the next page on, delays of these lengths, in milliseconds, end when the test says so. */
export const holdDelays = (page: Page, ...lengths: number[]): Promise<unknown> =>
  page.addInitScript(hold, lengths);

/** Ends the delays of a length, and returns their number. */
export const delaysPass = (page: Page, length: number): Promise<number> =>
  page.evaluate((passed) => (window as unknown as { held: HeldDelays }).held.passes(passed), length);

/** Ends the delays of a length once there is one. */
export const elapseDelay = (page: Page, length: number): Promise<void> =>
  expect
    .poll(() => delaysPass(page, length), {
      message: `number of held delays of ${length} ms`,
      intervals: shortIntervals,
    })
    .toBeGreaterThan(0);

export async function expectNoDelay(page: Page, length: number): Promise<void> {
  expect(await delaysPass(page, length), `number of held delays of ${length} ms`).toBe(0);
}
