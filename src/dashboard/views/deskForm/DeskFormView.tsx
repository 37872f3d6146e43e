import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskFormMachine } from '../../../../machines/dashboard/deskForm/deskForm.machine.ts';
import type {
  DeskFormContext,
  DeskFormEvent,
  SavedEntry,
} from '../../../../machines/dashboard/deskForm/deskForm.types.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import { BackToReservation } from '../desk/BackToReservation.tsx';
import { loadScreens } from '../desk/loadScreens.tsx';
import { TaskPage } from '../desk/TaskPage.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { useTaskName } from '../desk/useTaskName.ts';
import { UnconfirmedScreen } from '../desk/UnconfirmedScreen.tsx';
import { NotReassessedAlert, RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { FormFields } from './FormFields.tsx';

type FormState = AtomicState<SnapshotFrom<typeof deskFormMachine>['value']>;

interface FormProps {
  context: DeskFormContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: DeskFormEvent) => void;
}

type EntryState = 'editing' | 'sending' | 'refused' | 'tooMany' | 'reassessing' | 'rejected';

/** Says why the host refused the entry. The form shows what has changed, except for a note. */
function Rejection({ context: { form, refusal } }: Pick<FormProps, 'context'>) {
  const text = useText();
  const changed = form === 'addNote' && { refusedText: text('dashboard.reservation.refused.other') };
  return <RejectedAlert refusal={refusal} hasInput {...changed} />;
}

const Entry: FC<FormProps & { state: EntryState }> = ({ context, send, state }) => {
  const text = useText();
  const getName = useTaskName();
  const { number, form, reservation, violations } = context;
  const isBusy = state === 'sending' || state === 'reassessing';
  const labels: Readonly<Record<string, string>> = {
    text: text('dashboard.reservation.note'),
    amount: text('dashboard.reservation.amount'),
    payout: text('dashboard.money.payout.field'),
    commission: text('dashboard.money.commission.field'),
  };
  const { getMessage, summary } = useViolations(violations, (path) =>
    path in labels ? { id: `entry-${path}`, label: labels[path]! } : undefined,
  );
  return (
    <Form
      onSubmit={() => send({ type: 'entry.submitted' })}
      submit={getName(form, reservation)}
      isBusy={isBusy}
      back={<BackToReservation number={number} look="quiet" isBusy={isBusy} />}
    >
      {state === 'refused' && <RefusedAnswers errors={summary} level={2} />}
      {state === 'tooMany' && <RejectedAlert refusal={context} hasInput />}
      {state === 'rejected' && <Rejection context={context} />}
      <FormFields context={context} send={send} getMessage={getMessage} />
    </Form>
  );
};

const Impossible: FC<FormProps> = ({ context: { number, refusal }, send }) => {
  const text = useText();
  const impossible = text('dashboard.outcome.impossible');
  return (
    <>
      {refusal.failure ? (
        <RejectedAlert refusal={refusal} refusedText={impossible} />
      ) : (
        <Alert title={text('dashboard.reservation.notPossible')}>
          <p>{impossible}</p>
        </Alert>
      )}
      <div className={shared.stackedActions}>
        <BackToReservation number={number} />
        <TryAgain send={send} look="secondary" />
      </div>
    </>
  );
};

const NotReassessed: FC<FormProps> = ({ context, send }) => (
  <>
    <NotReassessedAlert refusal={context.refusal} failureReason={context} />
    <div className={shared.stackedActions}>
      <BackToReservation number={context.number} />
      <TryAgain send={send} look="secondary" />
    </div>
  </>
);

const Unconfirmed: FC<FormProps & { state: 'unconfirmed' | 'looking' }> = ({ context, send, state }) => (
  <UnconfirmedScreen
    context={context}
    isLooking={state === 'looking'}
    onLook={() => send({ type: 'look.requested' })}
    onRepeat={() => send({ type: 'entry.submitted' })}
  />
);

/** Returns the sentence that says what was saved or sent. */
function useSavedText() {
  const text = useText();
  const { money } = useFormats();
  return (saved: SavedEntry): string => {
    switch (saved.form) {
      case 'addNote':
        return text('dashboard.reservation.done.addNote');
      case 'resendMail':
        return text('dashboard.reservation.done.resendMail', { email: saved.terms.sentTo });
      case 'recordPayment':
        return text('dashboard.reservation.done.recordPayment', {
          amount: money(saved.terms.received),
          remaining: money(saved.terms.remaining),
        });
      case 'recordChannelMoney':
        return text('dashboard.reservation.done.recordChannelMoney');
    }
  };
}

const Done: FC<FormProps> = ({ context: { number, saved } }) => {
  const describeSaved = useSavedText();
  return (
    <>
      <p>{saved && describeSaved(saved)}</p>
      <div className={shared.stackedActions}>
        <BackToReservation number={number} />
      </div>
    </>
  );
};

const Proving: FC<FormProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<FormState, FormProps> = {
  ...loadScreens,
  editing: Entry,
  sending: Entry,
  proving: Proving,
  refused: Entry,
  tooMany: Entry,
  reassessing: Entry,
  rejected: Entry,
  impossible: Impossible,
  notReassessed: NotReassessed,
  unconfirmed: Unconfirmed,
  looking: Unconfirmed,
  done: Done,
};

/** Shows a form about a reservation, and what was saved. */
export function DeskFormView({ actor }: { actor: ActorRefFrom<typeof deskFormMachine> }) {
  const getName = useTaskName();
  const { value, context, children } = useJourney(actor);
  const state: FormState = atomicState(value);
  return (
    <TaskPage
      title={getName(context.form, context.reservation)}
      machine="deskForm"
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
