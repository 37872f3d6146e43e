import type { ModelEvent } from 'statechart-atlas';
import type { Moment } from './walk.ts';

/** The options that a test of one machine sets. */
export interface LawOptions {
  /** Events in addition to the model's, with other values. */
  extraEvents?: readonly ModelEvent[];
  /** The input that a guest types, and the events that may change it. */
  typed?: { of: (context: never) => unknown; changesBy: readonly string[] };
  /** Events that occur only as the first event, such as those that the page sends once when it opens. */
  onlyFirst?: readonly string[];
  /** Failed states without a failed call, with a description of the reason. */
  failureDescriptions?: Readonly<Record<string, string>>;
  /** States that wait for something other than a call or a delay, with a description of it. */
  waitFor?: Readonly<Record<string, string>>;
  /** Additional invariants, by the sentence that states them. */
  always?: (moment: Moment) => Readonly<Record<string, boolean>>;
}

/** Returns the sentences that are not true. */
export const findBroken = (laws: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(laws)
    .filter(([, holds]) => !holds)
    .map(([sentence]) => sentence);
