import type { Call } from './calls.ts';
import type { Screen } from './screen.ts';

/** What a guest expects to see in a state; where each event leads is in `tests/machines/rules`. */
export interface Expected<Story> {
  /** What stays on the page when other states with the same name for it come: so does the focus in it. */
  within: string;
  /** What is seen, for each part of the page. */
  seen: (story: Story) => Readonly<Record<string, Screen>>;
  /** The states from which the focus is led here; any where this is left out. */
  takesFocusFrom?: RegExp;
  /** Where the focus is when a guest comes here from somewhere within the same. */
  focusWithin?: (story: Story) => string;
  /** The call that begins here. */
  asks?: Call;
  /** Second ways to do what can be done here: the event, a `~`, and the way. */
  otherWays?: readonly string[];
}

export type Expectations<S extends string, Story> = Readonly<Record<S, Expected<Story>>>;

/** What happens, without the way in which it is done. */
export const getEventName = (name: string): string => name.replace(/~.*$/, '');
