import type { FC } from 'react';
import { getCause } from '../../../../contract/schemas/callFailed.ts';
import { useText } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { StatesWithin } from '../../../kit/atomicState.ts';
import type { Banners } from '../../../kit/StateScreen.tsx';
import type { BookingProps, BookingState } from '../shared/BookingProps.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { StatusPanel } from '../../shared/StatusPanel.tsx';
import { StepHeading } from '../../shared/StepHeading.tsx';
import { CodeDeadline, useHeldBeforeCode } from '../../../kit/deadlines.tsx';
import { MailboxNotice } from '../../shared/MailboxNotice.tsx';
import { RefusedCode } from '../../../kit/RefusedCode.tsx';
import { CodeForm, refusedCodeId, Resend, Restart } from './CodeForm.tsx';
import type { Elements } from '../../../ui/Elements.ts';

function Title() {
  const text = useText();
  return <StepHeading className={shared.stepTitle}>{text('otp.title')}</StepHeading>;
}

function SentTo({ snapshot }: BookingProps) {
  const text = useText();
  const { details, reservation } = snapshot.context;
  return (
    <p className={shared.lead}>
      {text('otp.sentTo', { email: details.email || (reservation?.sentTo ?? '') })}
    </p>
  );
}

function Head({ children, ...props }: BookingProps & { children?: Elements }) {
  const { reservation } = props.snapshot.context;
  const held = useHeldBeforeCode(reservation);
  return (
    <>
      <Title />
      <SentTo {...props} />
      <CodeDeadline expiresAt={reservation?.otpExpiresAt} />
      {held !== undefined && <p>{held}</p>}
      <MailboxNotice />
      {children}
    </>
  );
}

const Over: FC<{ kind: 'otpLocked' | 'otpExpired' }> = ({ kind }) => {
  const text = useText();
  return (
    <Alert title={text(`problem.${kind}.title`)}>
      <p>{text(`problem.${kind}.text`)}</p>
    </Alert>
  );
};

const WrongCode: FC<BookingProps> = ({ snapshot }) => {
  const { context } = snapshot;
  return (
    <RefusedCode
      id={refusedCodeId}
      path="otp"
      failedCall={context}
      attemptsLeft={context.reservation?.attemptsLeft}
    />
  );
};

const NotVerified: FC<BookingProps> = ({ snapshot: { context } }) => {
  const text = useText();
  return (
    <FailedCall
      title={text(
        getCause(context.failure) === 'refused' ? 'problem.otpError.title' : 'problem.otpNotChecked.title',
      )}
      failureReason={context}
      ownTexts={{ refused: text('problem.otpError.text') }}
    />
  );
};

const NotResent: FC<BookingProps> = ({ snapshot: { context } }) => {
  const text = useText();
  return <FailedCall title={text('problem.otpResend.title')} failureReason={context} />;
};

const NoMoreCodes: FC<BookingProps> = () => {
  const text = useText();
  return (
    <Alert tone="warning" title={text('problem.tooManyRequests.title')}>
      <p>{text('problem.noMoreCodes.text')}</p>
    </Alert>
  );
};

type CodeState = Exclude<
  StatesWithin<'otp', BookingState>,
  'otp.locked' | 'otp.expired' | 'otp.setAside' | 'otp.restarting' | 'otp.notRestarted'
>;

const banners: Banners<CodeState, BookingProps> = {
  'otp.entering': undefined,
  'otp.verifying': undefined,
  'otp.incorrect': WrongCode,
  'otp.notVerified': NotVerified,
  'otp.resending': undefined,
  'otp.notResent': NotResent,
  'otp.noMoreCodes': NoMoreCodes,
};

/** Shows the form for the code. All these states share one screen, so that the field is preserved. */
export const Code: FC<BookingProps & { state: CodeState }> = (props) => {
  const Banner = banners[props.state];
  return (
    <>
      <Head {...props} />
      <CodeForm {...props}>{Banner && <Banner {...props} />}</CodeForm>
    </>
  );
};

export const Locked: FC<BookingProps> = (props) => (
  <>
    <Title />
    <Over kind="otpLocked" />
    <Restart {...props} />
  </>
);

export const Expired: FC<BookingProps> = (props) => (
  <>
    <Title />
    <SentTo {...props} />
    <Over kind="otpExpired" />
    <div className={shared.stackedActions}>
      <Resend {...props} look="primary" />
      <Restart {...props} />
    </div>
  </>
);

/** Shown after the guest has gone back from the code: the order stays open and cannot be changed. */
export const Postponed: FC<BookingProps> = (props) => {
  const text = useText();
  const { snapshot, send } = props;
  const { details, reservation } = snapshot.context;
  const held = useHeldBeforeCode(reservation);
  return (
    <StatusPanel
      icon="clock"
      title={text('otp.setAside.title')}
      text={text('otp.setAside.text', { email: details.email || (reservation?.sentTo ?? '') })}
    >
      <CodeDeadline className={shared.lead} expiresAt={reservation?.otpExpiresAt} />
      {held !== undefined && <p className={shared.lead}>{held}</p>}
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'code.revisited' })}>
          {text('otp.setAside.goOn')}
        </Button>
        <Restart {...props} />
      </div>
    </StatusPanel>
  );
};

export const Restarting: FC<BookingProps> = (props) => (
  <>
    <Head {...props} />
    <Restart {...props} />
  </>
);

export const NotRestarted: FC<BookingProps> = (props) => {
  const text = useText();
  const { snapshot, send } = props;
  return (
    <>
      <Head {...props}>
        <FailedCall
          title={text('problem.reservationCancel.title')}
          failureReason={snapshot.context}
          ownTexts={{ refused: text('problem.reservationCancel.text') }}
        />
      </Head>
      <div className={shared.stackedActions}>
        <Restart {...props} />
        <Button
          disabled={!snapshot.can({ type: 'status.requested' })}
          onClick={() => send({ type: 'status.requested' })}
        >
          {text('otp.goOn')}
        </Button>
      </div>
    </>
  );
};
