import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { examplesMachine } from '../../../../machines/dashboard/examples/examples.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Button } from '../../../ui/Button.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { heading } from '../more/more.css.ts';

type ExamplesActor = ActorRefFrom<typeof examplesMachine>;
type ExamplesState = AtomicState<SnapshotFrom<typeof examplesMachine>['value']>;

interface ExamplesProps {
  context: SnapshotFrom<typeof examplesMachine>['context'];
}

const Nothing = () => null;

const Filled = ({ context: { stays } }: ExamplesProps) => (
  <p role="status">{useText()('dashboard.examples.filled', { stays })}</p>
);

const Removed = ({ context: { stays } }: ExamplesProps) => (
  <p role="status">{useText()('dashboard.examples.removed', { stays })}</p>
);

const NotFilled = ({ context }: ExamplesProps) => (
  <FailedCall title={useText()('dashboard.examples.notFilled')} failureReason={context} />
);

const NotRemoved = ({ context }: ExamplesProps) => (
  <FailedCall title={useText()('dashboard.examples.notRemoved')} failureReason={context} />
);

const screens: Screens<ExamplesState, ExamplesProps> = {
  offered: Nothing,
  filling: Nothing,
  removing: Nothing,
  filled: Filled,
  removed: Removed,
  notFilled: NotFilled,
  notRemoved: NotRemoved,
};

/** Offers example stays while the site uses the sandbox. */
export function ExamplesView({ actor }: { actor: ExamplesActor }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: ExamplesState = atomicState(value);
  const isWaiting = state === 'filling' || state === 'removing';
  return (
    <section className={shared.card} aria-labelledby="examples" data-machine="examples" data-state={state}>
      <h2 id="examples" className={heading}>
        {text('dashboard.examples.title')}
      </h2>
      <p className={shared.small}>{text('dashboard.examples.lead')}</p>
      <StateScreen screens={screens} state={state} from={{ context }} />
      <div className={shared.actions}>
        <Button
          isBusy={state === 'filling'}
          disabled={isWaiting}
          onClick={() => actor.send({ type: 'examples.fillRequested' })}
        >
          {text('dashboard.examples.fill')}
        </Button>
        <Button
          look="quiet"
          isBusy={state === 'removing'}
          disabled={isWaiting}
          onClick={() => actor.send({ type: 'examples.removalRequested' })}
        >
          {text('dashboard.examples.remove')}
        </Button>
      </div>
    </section>
  );
}
