import { useSelector } from '@xstate/react';
import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskActionMachine } from '../../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { atomicState, type AtomicState } from '../../../views/atomicState.ts';
import { Button } from '../../../ui/Button.tsx';
import { TryAgain } from '../../../views/error/NotLoaded.tsx';
import * as shared from '../../../views/shared/shared.css.ts';
import { StateScreen, type Screens } from '../../../views/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { ActionSection } from '../desk/ActionSection.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import { RefusedAction } from '../desk/RefusedAction.tsx';
import { ActionEffect } from './ActionEffect.tsx';
import type { DeskActionProps } from './DeskActionProps.ts';
import { DoneScreen } from './DoneScreen.tsx';

type ActionState = AtomicState<SnapshotFrom<typeof deskActionMachine>['value']>;

/** Returns from the action to the reservation. */
const Back = ({ send, disabled }: Pick<DeskActionProps, 'send'> & { disabled?: boolean }) => (
  <Button look="quiet" disabled={disabled ?? false} onClick={() => send({ type: 'action.abandoned' })}>
    {useText()('dashboard.reservation.back')}
  </Button>
);

const Previewing: FC<DeskActionProps> = ({ send }) => (
  <>
    <LoadingText />
    <div className={shared.actions}>
      <Back send={send} />
    </div>
  </>
);

/** Explains why the action was not possible, or not taken. */
function Refused({ context, title }: Pick<DeskActionProps, 'context'> & { title: string }) {
  const text = useText();
  const isErasure = context.action === 'eraseGuest';
  return (
    <RefusedAction
      title={title}
      failureReason={context}
      {...(isErasure && { refusedText: text('dashboard.reservation.refused.erasure') })}
    />
  );
}

const NotPreviewed: FC<DeskActionProps> = ({ context, send }) => (
  <>
    <Refused title={useText()('dashboard.reservation.notPossible')} context={context} />
    <div className={shared.stackedActions}>
      <TryAgain send={send} />
      <Back send={send} />
    </div>
  </>
);

const Confirming: FC<DeskActionProps & { state: 'confirming' | 'sending' | 'failed' }> = ({
  context,
  send,
  state,
}) => {
  const text = useText();
  const isBusy = state === 'sending';
  const { action, effect } = context;
  return (
    <>
      {effect && <ActionEffect effect={effect} />}
      {state === 'failed' && <Refused title={text('dashboard.reservation.notDone')} context={context} />}
      <div className={shared.stackedActions}>
        <Button
          look={action === 'eraseGuest' ? 'danger' : 'primary'}
          isBusy={isBusy}
          onClick={() => send({ type: 'action.confirmed' })}
        >
          {text(`dashboard.reservation.action.${action}`)}
        </Button>
        <Back send={send} disabled={isBusy} />
      </div>
    </>
  );
};

const Proving: FC<DeskActionProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<ActionState, DeskActionProps> = {
  previewing: Previewing,
  notPreviewed: NotPreviewed,
  confirming: Confirming,
  sending: Confirming,
  proving: Proving,
  failed: Confirming,
  done: DoneScreen,
  finished: LoadingText,
  abandoned: LoadingText,
};

/** Shows the effect of an action on a reservation, and its result. */
export function DeskActionView({
  actor,
  reservation,
}: DeskPartProps & { actor: ActorRefFrom<typeof deskActionMachine> }) {
  const text = useText();
  const { value, context, children } = useSelector(actor, (snapshot) => snapshot);
  const state: ActionState = atomicState(value);
  return (
    <ActionSection
      reservation={reservation}
      title={text(`dashboard.reservation.action.${context.action}`)}
      machine="deskAction"
      state={state}
    >
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send }}
      />
    </ActionSection>
  );
}
