import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskActionMachine } from '../../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { Button } from '../../../ui/Button.tsx';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { loadScreens } from '../desk/loadScreens.tsx';
import { TaskPage } from '../desk/TaskPage.tsx';
import { BackToReservation } from '../desk/BackToReservation.tsx';
import { RefusedAction } from '../desk/RefusedAction.tsx';
import { useTaskName } from '../desk/useTaskName.ts';
import { UnconfirmedScreen } from '../desk/UnconfirmedScreen.tsx';
import { NotReassessedAlert, RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { ActionEffect } from './ActionEffect.tsx';
import type { DeskActionProps } from './DeskActionProps.ts';
import { DoneScreen } from './DoneScreen.tsx';

type ActionState = AtomicState<SnapshotFrom<typeof deskActionMachine>['value']>;

/** Returns from the action to the reservation. */
const Back = ({
  context: { number },
  isBusy = false,
}: Pick<DeskActionProps, 'context'> & { isBusy?: boolean }) => (
  <BackToReservation number={number} look="quiet" isBusy={isBusy} />
);

const Previewing: FC<DeskActionProps> = ({ context }) => (
  <>
    <LoadingText />
    <div className={shared.actions}>
      <Back context={context} />
    </div>
  </>
);

const NotPreviewed: FC<DeskActionProps> = ({ context, send }) => {
  const text = useText();
  const isErasure = context.action === 'eraseGuest';
  return (
    <>
      <RefusedAction
        title={text('dashboard.reservation.notPossible')}
        failureReason={context}
        {...(isErasure && { refusedText: text('dashboard.reservation.refused.erasure') })}
      />
      <div className={shared.stackedActions}>
        <TryAgain send={send} />
        <Back context={context} />
      </div>
    </>
  );
};

type ConfirmingState = 'confirming' | 'sending' | 'tooMany' | 'reassessing' | 'rejected';

const Confirming: FC<DeskActionProps & { state: ConfirmingState }> = ({ context, send, state }) => {
  const getName = useTaskName();
  const isBusy = state === 'sending' || state === 'reassessing';
  const { action, effect, reservation } = context;
  return (
    <>
      {state === 'tooMany' && <RejectedAlert refusal={context} />}
      {state === 'rejected' && <RejectedAlert refusal={context.refusal} />}
      {effect && <ActionEffect effect={effect} guestName={reservation!.guest.name} />}
      <div className={shared.stackedActions}>
        <Button
          look={action === 'eraseGuest' ? 'danger' : 'primary'}
          isBusy={isBusy}
          onClick={() => send({ type: 'action.confirmed' })}
        >
          {getName(action, reservation)}
        </Button>
        <Back context={context} isBusy={isBusy} />
      </div>
    </>
  );
};

const NotReassessed: FC<DeskActionProps> = ({ context, send }) => (
  <>
    <NotReassessedAlert refusal={context.refusal} failureReason={context} />
    <div className={shared.stackedActions}>
      <BackToReservation number={context.number} />
      <TryAgain send={send} look="secondary" />
    </div>
  </>
);

const Unconfirmed: FC<DeskActionProps & { state: 'unconfirmed' | 'looking' }> = ({
  context,
  send,
  state,
}) => (
  <UnconfirmedScreen
    context={context}
    isLooking={state === 'looking'}
    onLook={() => send({ type: 'look.requested' })}
    onRepeat={() => send({ type: 'action.confirmed' })}
  />
);

const Proving: FC<DeskActionProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<ActionState, DeskActionProps> = {
  ...loadScreens,
  previewing: Previewing,
  notPreviewed: NotPreviewed,
  confirming: Confirming,
  sending: Confirming,
  proving: Proving,
  tooMany: Confirming,
  reassessing: Confirming,
  rejected: Confirming,
  notReassessed: NotReassessed,
  unconfirmed: Unconfirmed,
  looking: Unconfirmed,
  done: DoneScreen,
};

/** Shows the effect of an action on a reservation, and its result. */
export function DeskActionView({ actor }: { actor: ActorRefFrom<typeof deskActionMachine> }) {
  const getName = useTaskName();
  const { value, context, children } = useJourney(actor);
  const state: ActionState = atomicState(value);
  return (
    <TaskPage
      title={getName(context.action, context.reservation)}
      machine="deskAction"
      state={state}
      reservation={context.reservation}
    >
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send }}
      />
    </TaskPage>
  );
}
