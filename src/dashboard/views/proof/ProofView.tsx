import { useSelector } from '@xstate/react';
import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ProofEvent, proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import { isCodeExpired } from '../../../../machines/dashboard/proof/selectors.ts';
import { hasPasskey } from '../../../../machines/dashboard/session/selectors.ts';
import type { CodeEntry } from '../../../../machines/dashboard/shared/codeEntry.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { CodeDeadline } from '../../../kit/deadlines.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { RefusedCode } from '../../../kit/RefusedCode.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { PasskeyUseView } from '../passkeyUse/PasskeyUseView.tsx';
import { accessLinkCommand } from '../signIn/accessLinkCommand.ts';

type ProofState = AtomicState<SnapshotFrom<typeof proofMachine>['value']>;

interface ProofTexts {
  title: string;
  lead: string;
  /** The label of the button that continues without a proof. */
  abandon: string;
}

interface ProofProps {
  context: CodeEntry;
  texts: ProofTexts;
  passkeyUse: SnapshotFrom<typeof proofMachine>['children']['passkeyUse'];
  send: (event: ProofEvent) => void;
}

const Abandon = ({ texts, send }: Pick<ProofProps, 'texts' | 'send'>) => (
  <Button look="quiet" onClick={() => send({ type: 'proof.abandoned' })}>
    {texts.abandon}
  </Button>
);

/** Offers a passkey instead of a code to a person who has one. */
function UsePasskey({ isBusy = false, send }: Pick<ProofProps, 'send'> & { isBusy?: boolean }) {
  const text = useText();
  const { session, supportsPasskeys } = useDashboard();
  const isOffered = useSelector(session, hasPasskey);
  if (!isOffered || !supportsPasskeys) return null;
  return (
    <Button disabled={isBusy} onClick={() => send({ type: 'passkey.requested' })}>
      {text('dashboard.passkey.use')}
    </Button>
  );
}

const Passkey: FC<ProofProps> = ({ passkeyUse, texts, send }) =>
  passkeyUse && <PasskeyUseView actor={passkeyUse} others={<Abandon texts={texts} send={send} />} />;

const Requesting: FC<ProofProps> = ({ texts, send }) => (
  <>
    <LoadingText />
    <div className={shared.actions}>
      <Abandon texts={texts} send={send} />
    </div>
  </>
);

/** Without a code that can be used, the person requests another one. */
const AnotherCode: FC<ProofProps & { state: 'notRequested' | 'over' }> = ({
  context,
  texts,
  send,
  state,
}) => {
  const text = useText();
  const isExpired = isCodeExpired({ context });
  return (
    <>
      {state === 'notRequested' ? (
        <FailedCall title={text('dashboard.signIn.notRequested')} failureReason={context} />
      ) : (
        <Alert title={text(isExpired ? 'problem.otpExpired.title' : 'problem.otpLocked.title')} />
      )}
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'code.resendRequested' })}>
          {text('otp.resend')}
        </Button>
        <UsePasskey send={send} />
        <Abandon texts={texts} send={send} />
      </div>
    </>
  );
};

/** A site without a mail server sends no codes. */
const NoMailServer: FC<ProofProps> = ({ texts, send }) => {
  const text = useText();
  return (
    <>
      <Alert title={text('dashboard.noMailServer.title')}>
        <p>{text('dashboard.proof.noMailServer.text', { command: accessLinkCommand })}</p>
      </Alert>
      <div className={shared.stackedActions}>
        <UsePasskey send={send} />
        <Abandon texts={texts} send={send} />
      </div>
    </>
  );
};

const refusedCodeId = 'proof-code-refused';

type EnteringState = 'entering' | 'verifying' | 'incorrect' | 'notVerified';

const Entering: FC<ProofProps & { state: EnteringState }> = ({ context, texts, send, state }) => {
  const text = useText();
  const isBusy = state === 'verifying';
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'code.submitted' });
      }}
    >
      <CodeDeadline expiresAt={context.codeExpiresAt} />
      <TextField
        look="code"
        label={text('otp.field')}
        id="proof-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={isBusy}
        value={context.code}
        alertId={state === 'incorrect' ? refusedCodeId : undefined}
        onChange={(code) => send({ type: 'code.changed', code })}
      />
      {state === 'incorrect' && (
        <RefusedCode
          id={refusedCodeId}
          path="code"
          failedCall={context}
          attemptsLeft={context.attemptsLeft}
        />
      )}
      {state === 'notVerified' && (
        <FailedCall title={text('dashboard.signIn.code.notVerified')} failureReason={context} />
      )}
      <div className={shared.stackedActions}>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {text('dashboard.proof.action')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'code.resendRequested' })}>
          {text('otp.resend')}
        </Button>
        <UsePasskey send={send} isBusy={isBusy} />
        {!isBusy && <Abandon texts={texts} send={send} />}
      </div>
    </form>
  );
};

const screens: Screens<ProofState, ProofProps> = {
  requesting: Requesting,
  notRequested: AnotherCode,
  noMailServer: NoMailServer,
  entering: Entering,
  verifying: Entering,
  incorrect: Entering,
  notVerified: Entering,
  passkey: Passkey,
  over: AnotherCode,
  proven: LoadingText,
  abandoned: LoadingText,
};

interface Props {
  actor: ActorRefFrom<typeof proofMachine>;
  /** Texts about another purpose than an action that requires a proof. */
  texts?: ProofTexts;
}

/** Asks the person to prove their identity again, in the place of the action that requires it. */
export function Proof({ actor, texts: ownTexts }: Props) {
  const text = useText();
  const texts = ownTexts ?? {
    title: text('dashboard.proof.title'),
    lead: text('dashboard.proof.lead'),
    abandon: text('dashboard.proof.abandon'),
  };
  const { value, context, children } = useJourney(actor);
  const state: ProofState = atomicState(value);
  return (
    <section className={shared.card} data-machine="proof" data-state={state} aria-labelledby="proof-title">
      <h2 id="proof-title" className={shared.stepTitle} tabIndex={-1}>
        {texts.title}
      </h2>
      {state !== 'passkey' && state !== 'noMailServer' && <p className={shared.lead}>{texts.lead}</p>}
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, texts, passkeyUse: children.passkeyUse, send: actor.send }}
      />
    </section>
  );
}
