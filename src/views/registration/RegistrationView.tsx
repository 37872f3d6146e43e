import { lazy, Suspense, useEffect, useRef, type FC } from 'react';
import { leafOf } from '../leaf.ts';
import { group } from '../shared/parts.css.ts';
import type { RegistrationProps, RegistrationState } from './RegistrationProps.ts';
import { Closed, Confirmed, Loading, Superseded } from './StandingScreens.tsx';

const load = () => import('./Forms.tsx');

// One screen for all states in which forms are shown: what is focused and being typed stays.
const Forms = lazy(async () => ({ default: (await load()).Forms }));

const screens: Record<RegistrationState, FC<RegistrationProps> | typeof Forms> = {
  loading: Loading,
  collecting: Forms,
  saving: Forms,
  refused: Forms,
  notSaved: Forms,
  superseded: Superseded,
  confirmed: Confirmed,
  closed: Closed,
};

/** The button that sent the forms is gone once they are answered: the focus goes to what came of them. */
function useFocusAfterSaving(state: RegistrationState) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'saving' && screens[state] !== Forms) {
      root.current?.querySelector<HTMLElement>('h3')?.focus();
    }
    before.current = state;
  }, [state]);
  return root;
}

/** The registration of a reservation's guests, one screen for each of its states. */
export function RegistrationView(props: RegistrationProps) {
  const state: RegistrationState = leafOf(props.snapshot.value);
  const Screen = screens[state];
  return (
    <div ref={useFocusAfterSaving(state)} className={group} data-machine="registration" data-state={state}>
      <Suspense fallback={<Loading />}>
        <Screen {...props} />
      </Suspense>
    </div>
  );
}
