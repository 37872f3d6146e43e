import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  PasskeyCreationContext,
  PasskeyCreationEvent,
  passkeyCreationMachine,
} from '../../../../machines/dashboard/passkeyCreation/passkeyCreation.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Proof } from '../proof/ProofView.tsx';

type CreationState = AtomicState<SnapshotFrom<typeof passkeyCreationMachine>['value']>;

interface CreationProps {
  context: PasskeyCreationContext;
  proof: SnapshotFrom<typeof passkeyCreationMachine>['children']['proof'];
  send: (event: PasskeyCreationEvent) => void;
}

const Proving: FC<CreationProps> = ({ proof }) => proof && <Proof actor={proof} />;

const Confirming = () => (
  <p role="status" className={shared.lead}>
    {useText()('dashboard.passkey.confirm')}
  </p>
);

type DecidingState = 'offered' | 'notCreated' | 'notAdded';

const Deciding: FC<CreationProps & { state: DecidingState }> = ({ context, send, state }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.passkeys.explanation')}</p>
      {state === 'notCreated' && (
        <Alert title={text('dashboard.passkeys.notCreated.title')}>
          <p>{text('dashboard.passkeys.notCreated.text')}</p>
        </Alert>
      )}
      {state === 'notAdded' && (
        <FailedCall title={text('dashboard.passkeys.notAdded')} failureReason={context} />
      )}
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'creation.requested' })}>
          {text(state === 'offered' ? 'dashboard.passkeys.create' : 'action.tryAgain')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'creation.declined' })}>
          {text('dashboard.passkeys.decline')}
        </Button>
      </div>
    </>
  );
};

const screens: Screens<CreationState, CreationProps> = {
  offered: Deciding,
  preparing: LoadingText,
  proving: Proving,
  confirming: Confirming,
  saving: LoadingText,
  notCreated: Deciding,
  notAdded: Deciding,
  added: LoadingText,
  declined: LoadingText,
};

/** Explains passkeys, and adds one. */
export function PasskeyCreationView({ actor }: { actor: ActorRefFrom<typeof passkeyCreationMachine> }) {
  const { value, context, children } = useJourney(actor);
  const state: CreationState = atomicState(value);
  return (
    <div className={shared.form} data-machine="passkeyCreation" data-state={state}>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send }}
      />
    </div>
  );
}
