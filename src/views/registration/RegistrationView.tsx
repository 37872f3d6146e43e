import { Suspense } from 'react';
import { withStyles } from '../../ui/failedStyles.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { atomicState } from '../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import type { RegistrationProps, RegistrationState } from './RegistrationProps.ts';
import * as css from './registration.css.ts';
import { Closed, Confirmed, Loading, Superseded } from './StatusScreens.tsx';

// All states with forms share one screen, so that focus and input are preserved.
const Forms = lazyPart(
  withStyles(() => import('./Forms.tsx')),
  ({ Forms }) => Forms,
);

const screens: Screens<RegistrationState, RegistrationProps> = {
  loading: Loading,
  collecting: Forms,
  saving: Forms,
  refused: Forms,
  notSaved: Forms,
  superseded: Superseded,
  confirmed: Confirmed,
  closed: Closed,
};

/** Shows the registration of a reservation's guests, with one screen for each of its states. */
export function RegistrationView(props: RegistrationProps) {
  const state: RegistrationState = atomicState(props.snapshot.value);
  return (
    <div className={css.registration} data-machine="registration" data-state={state}>
      <Suspense fallback={<Loading />}>
        <StateScreen screens={screens} state={state} from={props} />
      </Suspense>
    </div>
  );
}
