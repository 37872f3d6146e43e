import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { refundMachine } from '../../../../machines/dashboard/refund/refund.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { BackToReservation } from '../desk/BackToReservation.tsx';
import { loadScreens } from '../desk/loadScreens.tsx';
import { TaskPage } from '../desk/TaskPage.tsx';
import { UnconfirmedScreen } from '../desk/UnconfirmedScreen.tsx';
import { NotReassessedAlert, RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { RefundEffect, ReturnInPerson } from './RefundEffect.tsx';
import { RefundForm } from './RefundForm.tsx';
import type { RefundProps } from './RefundProps.ts';

type RefundState = AtomicState<SnapshotFrom<typeof refundMachine>['value']>;

type ConfirmingState = 'confirming' | 'sending' | 'tooMany' | 'reassessing' | 'rejected';

const Confirming: FC<RefundProps & { state: ConfirmingState }> = ({ context, send, state }) => {
  const text = useText();
  const { money } = useFormats();
  const { effect } = context;
  const isBusy = state === 'sending' || state === 'reassessing';
  if (!effect) return null;
  return (
    <>
      {state === 'tooMany' && <RejectedAlert refusal={context} />}
      {state === 'rejected' && <RejectedAlert refusal={context.refusal} />}
      <RefundEffect effect={effect} />
      <div className={shared.stackedActions}>
        <Button look="danger" isBusy={isBusy} onClick={() => send({ type: 'refund.confirmed' })}>
          {effect.kind === 'refund'
            ? text('dashboard.reservation.refund.confirm', { amount: money(effect.terms.amount) })
            : text('dashboard.reservation.action.cancellation')}
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'entry.reopened' })}>
          {text('dashboard.reservation.refund.change')}
        </Button>
        <BackToReservation number={context.number} look="quiet" isBusy={isBusy} />
      </div>
    </>
  );
};

const Proving: FC<RefundProps> = ({ proof }) => proof && <Proof actor={proof} />;

const NotReassessed: FC<RefundProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <NotReassessedAlert refusal={context.refusal} failureReason={context} />
      <div className={shared.stackedActions}>
        <BackToReservation number={context.number} />
        <Button onClick={() => send({ type: 'effect.requested' })}>
          {text('dashboard.reservation.showEffect')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'entry.reopened' })}>
          {text('dashboard.reservation.refund.change')}
        </Button>
      </div>
    </>
  );
};

const Unconfirmed: FC<RefundProps & { state: 'unconfirmed' | 'looking' }> = ({ context, send, state }) => (
  <UnconfirmedScreen
    context={context}
    isLooking={state === 'looking'}
    onLook={() => send({ type: 'look.requested' })}
    onRepeat={() => send({ type: 'refund.confirmed' })}
  />
);

const Done: FC<RefundProps> = ({ context: { number, result } }) => {
  const text = useText();
  const { money } = useFormats();
  if (!result) return null;
  const sent = result.kind === 'refund' ? result.terms.amount : result.terms.throughGateway;
  return (
    <>
      {result.kind === 'cancellation' && <p>{text('dashboard.reservation.done.cancellation')}</p>}
      {sent.amount > 0 && <p>{text('dashboard.reservation.done.refund', { amount: money(sent) })}</p>}
      {result.kind === 'cancellation' && <ReturnInPerson amount={result.terms.inPerson} />}
      <div className={shared.stackedActions}>
        <BackToReservation number={number} />
      </div>
    </>
  );
};

const Impossible: FC<RefundProps> = ({ context: { number, kind }, send }) => {
  const text = useText();
  return (
    <>
      <Alert title={text('dashboard.reservation.notPossible')}>
        <p>
          {text(kind === 'refund' ? 'dashboard.reservation.refund.nothing' : 'dashboard.outcome.impossible')}
        </p>
      </Alert>
      <div className={shared.stackedActions}>
        <BackToReservation number={number} />
        <TryAgain send={send} look="secondary" />
      </div>
    </>
  );
};

const screens: Screens<RefundState, RefundProps> = {
  ...loadScreens,
  impossible: Impossible,
  editing: RefundForm,
  previewing: RefundForm,
  refused: RefundForm,
  notPreviewed: RefundForm,
  confirming: Confirming,
  sending: Confirming,
  proving: Proving,
  tooMany: Confirming,
  reassessing: Confirming,
  rejected: Confirming,
  notReassessed: NotReassessed,
  unconfirmed: Unconfirmed,
  looking: Unconfirmed,
  done: Done,
};

/** Shows a refund or cancellation: its form, its effect, and its result. */
export function RefundView({ actor }: { actor: ActorRefFrom<typeof refundMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: RefundState = atomicState(value);
  return (
    <TaskPage
      title={text(`dashboard.reservation.action.${context.kind}`)}
      machine="refund"
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
