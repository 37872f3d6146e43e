import type { Call } from './calls.ts';
import type { Screen } from './screen.ts';

/** The screen in a state. The targets of its events are in `tests/machines/rules`. */
export interface StateExpectation<Scenario> {
  /** States with the same region share elements on the page, so the focus in them stays. */
  region: string;
  /** The visible screen of each part of the page. */
  screens: (scenario: Scenario) => Readonly<Record<string, Screen>>;
  /** The states from which the focus moves here; any state if omitted. */
  takesFocusFrom?: RegExp;
  /** The focused element after a transition within the same region. */
  focusInRegion?: (scenario: Scenario) => string | undefined;
  /** The call that starts in this state. */
  call?: Call;
  /** Second ways to perform an event: its name, a `~`, and the way. */
  otherWays?: readonly string[];
}

export type Expectations<S extends string, Scenario> = Readonly<Record<S, StateExpectation<Scenario>>>;
