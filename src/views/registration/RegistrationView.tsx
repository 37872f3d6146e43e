import { lazy, Suspense, type FC } from 'react';
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

/** The registration of a reservation's guests, one screen for each of its states. */
export function RegistrationView(props: RegistrationProps) {
  const state: RegistrationState = leafOf(props.snapshot.value);
  const Screen = screens[state];
  return (
    <div className={group} data-machine="registration" data-state={state}>
      <Suspense fallback={<Loading />}>
        <Screen {...props} />
      </Suspense>
    </div>
  );
}
