import type { FC } from 'react';
import { leafOf } from '../leaf.ts';
import { group } from '../shared/parts.css.ts';
import { Asked } from './Asked.tsx';
import type { CancellationProps, CancellationState } from './CancellationProps.ts';
import { Available, Cancelled, Loading, Unavailable } from './StandingScreens.tsx';

// What is asked stays one screen while it is answered: the focus is kept.
const screens: Record<CancellationState, FC<CancellationProps>> = {
  loading: Loading,
  available: Available,
  confirming: Asked,
  cancelling: Asked,
  reassessing: Asked,
  termsChanged: Asked,
  notCancelled: Asked,
  cancelled: Cancelled,
  unavailable: Unavailable,
};

/** The cancellation of a reservation, one screen for each of its states. */
export function CancellationView(props: CancellationProps) {
  const state: CancellationState = leafOf(props.snapshot.value);
  const Screen = screens[state];
  return (
    <div className={group} data-machine="cancellation" data-state={state}>
      <Screen {...props} />
    </div>
  );
}
