import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  PasskeyUseContext,
  PasskeyUseEvent,
  passkeyUseMachine,
} from '../../../../machines/dashboard/passkeyUse/passkeyUse.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';

type PasskeyUseState = AtomicState<SnapshotFrom<typeof passkeyUseMachine>['value']>;

interface PasskeyUseProps {
  context: PasskeyUseContext;
  send: (event: PasskeyUseEvent) => void;
  /** Further actions of the journey that uses the passkey. */
  others: Elements;
}

const WithoutPasskey = ({ send }: Pick<PasskeyUseProps, 'send'>) => (
  <Button look="quiet" onClick={() => send({ type: 'passkey.abandoned' })}>
    {useText()('dashboard.passkey.without')}
  </Button>
);

const Waiting: FC<PasskeyUseProps> = ({ send, others }) => (
  <>
    <LoadingText />
    <div className={shared.actions}>
      <WithoutPasskey send={send} />
      {others}
    </div>
  </>
);

const Confirming: FC<PasskeyUseProps> = ({ send, others }) => (
  <>
    <p role="status" className={shared.lead}>
      {useText()('dashboard.passkey.confirm')}
    </p>
    <div className={shared.actions}>
      <WithoutPasskey send={send} />
      {others}
    </div>
  </>
);

type FailedState = 'notConfirmed' | 'refused' | 'failed';

const failureTexts = {
  notConfirmed: {
    title: 'dashboard.passkey.notConfirmed.title',
    text: 'dashboard.passkey.notConfirmed.text',
  },
  refused: { title: 'dashboard.passkey.refused.title', text: 'dashboard.passkey.refused.text' },
} as const;

function Failure({ context, state }: Pick<PasskeyUseProps, 'context'> & { state: FailedState }) {
  const text = useText();
  if (state === 'failed') {
    return <FailedCall title={text('dashboard.passkey.notVerified')} failureReason={context} />;
  }
  return (
    <Alert title={text(failureTexts[state].title)}>
      <p>{text(failureTexts[state].text)}</p>
    </Alert>
  );
}

const Failed: FC<PasskeyUseProps & { state: FailedState }> = ({ context, send, others, state }) => {
  const text = useText();
  return (
    <>
      <Failure context={context} state={state} />
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'passkey.requested' })}>
          {text('action.tryAgain')}
        </Button>
        <WithoutPasskey send={send} />
        {others}
      </div>
    </>
  );
};

const screens: Screens<PasskeyUseState, PasskeyUseProps> = {
  preparing: Waiting,
  confirming: Confirming,
  verifying: Waiting,
  notConfirmed: Failed,
  refused: Failed,
  failed: Failed,
  verified: LoadingText,
  abandoned: LoadingText,
};

/** Shows what happens while the person uses a passkey. */
export function PasskeyUseView({
  actor,
  others,
}: {
  actor: ActorRefFrom<typeof passkeyUseMachine>;
  others?: Elements;
}) {
  const { value, context } = useJourney(actor);
  const state: PasskeyUseState = atomicState(value);
  return (
    <div className={shared.form} data-machine="passkeyUse" data-state={state}>
      <StateScreen screens={screens} state={state} from={{ context, send: actor.send, others }} />
    </div>
  );
}
