import type { ComponentType, LazyExoticComponent } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { BrokenPart } from './BrokenPart.tsx';

type Screen<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/** A screen for each state. A screen for several states receives the current state as a property. */
export type Screens<State extends string, Props> = {
  readonly [S in State]: Screen<Props & { state: S }>;
};

/** A banner for each state, or undefined for a state without a message. */
export type Banners<State extends string, Props> = {
  readonly [S in State]: ComponentType<Props> | undefined;
};

interface StateScreenProps<State extends string, Props> {
  screens: Screens<State, Props>;
  state: State;
  /** The properties of the journey's screens. */
  from: Props;
}

/** Shows the screen of a journey's state. If the screen throws, the rest of the page is not affected. */
export function StateScreen<State extends string, Props extends object>({
  screens,
  state,
  from,
}: StateScreenProps<State, Props>) {
  const Screen: Screen<Props & { state: State }> = screens[state];
  return (
    <ErrorBoundary fallback={<BrokenPart />} shows={state}>
      <Screen {...from} state={state} />
    </ErrorBoundary>
  );
}
