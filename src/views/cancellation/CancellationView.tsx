import { atomicState } from '../atomicState.ts';
import { group } from '../shared/shared.css.ts';
import { StateScreen, type Screens } from '../StateScreen.tsx';
import { QuestionScreen } from './Question.tsx';
import type { CancellationProps, CancellationState } from './CancellationProps.ts';
import { Available, Cancelled, Loading, Unavailable } from './StatusScreens.tsx';

// What is asked stays one screen while it is answered: the focus is kept.
const screens: Screens<CancellationState, CancellationProps> = {
  loading: Loading,
  available: Available,
  confirming: QuestionScreen,
  cancelling: QuestionScreen,
  reassessing: QuestionScreen,
  termsChanged: QuestionScreen,
  notCancelled: QuestionScreen,
  cancelled: Cancelled,
  unavailable: Unavailable,
};

/** The cancellation of a reservation, one screen for each of its states. */
export function CancellationView(props: CancellationProps) {
  const state: CancellationState = atomicState(props.snapshot.value);
  return (
    <div className={group} data-machine="cancellation" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </div>
  );
}
