import { atomicState } from '../../kit/atomicState.ts';
import { group } from '../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import type { StayDetailsProps, StayDetailsState } from './StayDetailsProps.ts';
import { Fixed, Loading, Saved, Shown } from './SentScreens.tsx';
import { Writing } from './Writing.tsx';

// The form is one screen in all its states, so that focus and input are preserved.
const screens: Screens<StayDetailsState, StayDetailsProps> = {
  loading: Loading,
  shown: Shown,
  editing: Writing,
  saving: Writing,
  refused: Writing,
  notSaved: Writing,
  saved: Saved,
  fixed: Fixed,
};

/** Shows the arrival time and the invoice details, with one screen for each of their states. */
export function StayDetailsView(props: StayDetailsProps) {
  const state: StayDetailsState = atomicState(props.snapshot.value);
  return (
    <div className={group} data-machine="stayDetails" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </div>
  );
}
