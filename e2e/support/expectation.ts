import type { Call } from './calls.ts';
import type { Screen } from './screen.ts';

/** The dotted paths of a state value. */
export type AtomicState<V> = V extends string
  ? V
  : { [K in keyof V & string]: `${K}.${AtomicState<V[K]>}` }[keyof V & string];

/** What a guest expects of a state: what they see in it, and what they see after each thing that happens. */
export interface Expected<S extends string, Story> {
  /** What stays on the page when other states with the same name for it come: so does the focus in it. */
  within: string;
  /** What is seen, for each part of the page. */
  seen: (story: Story) => Readonly<Record<string, Screen>>;
  /**
   * The state that follows, by the name of what happens. What can be done in two ways is told twice, with the
   * way after a `~`.
   */
  leads: Readonly<Record<string, S>>;
  /** The states from which the focus is led here; any where this is left out. */
  takesFocusFrom?: RegExp;
  /** Where the focus is when a guest comes here from somewhere within the same. */
  focusWithin?: (story: Story) => string;
  /** The call that begins here. */
  asks?: Call;
}

export type Expectations<S extends string, Story> = Readonly<Record<S, Expected<S, Story>>>;

/** What happens, without the way in which it is done. */
export const getEventName = (name: string): string => name.replace(/~.*$/, '');
