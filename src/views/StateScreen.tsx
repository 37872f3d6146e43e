import type { ComponentType, LazyExoticComponent } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { BrokenPart } from './error/BrokenPart.tsx';

type Screen<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/** A screen for each state; one that serves several is told in which of them it is drawn. */
export type Screens<State extends string, Props> = {
  readonly [S in State]: Screen<Props & { state: S }>;
};

/** A banner for each state in which there is something to say. */
export type Banners<State extends string, Props> = {
  readonly [S in State]: ComponentType<Props> | undefined;
};

interface StateScreenProps<State extends string, Props> {
  screens: Screens<State, Props>;
  state: State;
  /** What the screens of the journey are drawn from. */
  from: Props;
}

/** The screen of the state that a journey is in. A screen that cannot be rendered takes nothing else of the page with it. */
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
