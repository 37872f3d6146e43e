import type { ModelEvent } from '../../../machines/atlas/model.ts';
import type { Moment } from './walk.ts';

/** What is particular to one machine, by hand. */
export interface LawOptions {
  /** What else can happen: other values than the model's. */
  more?: readonly ModelEvent[];
  /** What a guest types, and the events after which it may be another. */
  typed?: { of: (context: never) => unknown; changesBy: readonly string[] };
  /** Events that come first or never: what is told once, when the page begins. */
  onlyFirst?: readonly string[];
  /** Failed states that say themselves why, although no call has failed. */
  ownExplanations?: Readonly<Record<string, string>>;
  /** States that wait for somebody else than a call or a clock. */
  waitFor?: Readonly<Record<string, string>>;
  /** What else is true at every moment, in sentences. */
  always?: (moment: Moment) => Readonly<Record<string, boolean>>;
}

/** The sentences that are not true. */
export const findBroken = (laws: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(laws)
    .filter(([, holds]) => !holds)
    .map(([sentence]) => sentence);
