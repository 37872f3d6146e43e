import { atomicState } from '../../kit/atomicState.ts';
import { group } from '../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import { QuestionScreen } from './Question.tsx';
import type { CancellationProps, CancellationState } from './CancellationProps.ts';
import { Available, Cancelled, Loading, Unavailable } from './StatusScreens.tsx';

// The question and its answers share one screen, so that the focus is preserved.
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

/** Shows the cancellation of a reservation, with one screen for each of its states. */
export function CancellationView(props: CancellationProps) {
  const state: CancellationState = atomicState(props.snapshot.value);
  return (
    <div className={group} data-machine="cancellation" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </div>
  );
}
