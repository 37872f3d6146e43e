import { atomicState } from '../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import { Collecting } from './Collecting.tsx';
import type { RegistrationProps, RegistrationState } from './RegistrationProps.ts';
import * as css from './registration.css.ts';
import { Closed, Confirmed, Loading, Superseded } from './StatusScreens.tsx';

const screens: Screens<RegistrationState, RegistrationProps> = {
  loading: Loading,
  collecting: Collecting,
  saving: Collecting,
  refused: Collecting,
  notSaved: Collecting,
  superseded: Superseded,
  confirmed: Confirmed,
  closed: Closed,
};

/** Shows the registration of a reservation's guests, with one screen for each of its states. */
export function RegistrationView(props: RegistrationProps) {
  const state: RegistrationState = atomicState(props.snapshot.value);
  return (
    <div className={css.registration} data-machine="registration" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </div>
  );
}
