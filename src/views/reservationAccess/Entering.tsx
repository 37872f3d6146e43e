import type { FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Banners } from '../../kit/StateScreen.tsx';
import { CodeDeadline } from '../../kit/deadlines.tsx';
import { FailedCall } from '../../kit/FailedCall.tsx';
import { MailboxNotice } from '../shared/MailboxNotice.tsx';
import { RefusedCode } from '../../kit/RefusedCode.tsx';
import * as shared from '../../kit/shared.css.ts';
import * as css from './access.css.ts';
import type { AccessProps, AccessState } from './AccessProps.ts';

function Title() {
  const text = useText();
  return (
    <h1 className={css.title} tabIndex={-1}>
      {text('access.code.title')}
    </h1>
  );
}

interface MoveProps extends Pick<AccessProps, 'send'> {
  look?: 'quiet' | 'primary';
  isBusy?: boolean;
  disabled?: boolean;
}

function Resend({ send, look = 'quiet', ...rest }: MoveProps) {
  const text = useText();
  return (
    <Button {...rest} look={look} onClick={() => send({ type: 'otp.resendRequested' })}>
      {text('otp.resend')}
    </Button>
  );
}

function Restart({ send, ...rest }: MoveProps) {
  const text = useText();
  return (
    <Button {...rest} look="quiet" onClick={() => send({ type: 'access.restarted' })}>
      {text('access.restart')}
    </Button>
  );
}

const refusedCodeId = 'access-otp-refused';

const Incorrect: FC<AccessProps> = ({ pageState: { context } }) => (
  <RefusedCode id={refusedCodeId} path="otp" failedCall={context} attemptsLeft={context.attemptsLeft} />
);

const NotOpened: FC<AccessProps> = ({ pageState: { context } }) => {
  const text = useText();
  return <FailedCall title={text('access.openError.title')} failureReason={context} />;
};

const NotResent: FC<AccessProps> = ({ pageState: { context } }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.otpResend.title')}
      failureReason={context}
      ownTexts={{ tooManyRequests: text('access.tooMany.text') }}
    />
  );
};

export type EnteringState = Extract<
  AccessState,
  'entering' | 'opening' | 'incorrect' | 'notOpened' | 'resending' | 'notResent' | 'noMoreCodes'
>;

const banners: Banners<EnteringState, AccessProps> = {
  entering: undefined,
  opening: undefined,
  incorrect: Incorrect,
  notOpened: NotOpened,
  resending: undefined,
  notResent: NotResent,
  noMoreCodes: NotResent,
};

/** Shows the form for the code. All these states share one screen, so that the field is preserved. */
export const Entering: FC<AccessProps & { state: EnteringState }> = (props) => {
  const { pageState, send, state } = props;
  const text = useText();
  const { form, otp, otpExpiresAt } = pageState.context;
  const sendsByItself = state !== 'incorrect' && state !== 'notOpened';
  const isOpening = state === 'opening';
  const isResending = state === 'resending';
  const isWaiting = isOpening || isResending;
  const Banner = banners[state];
  return (
    <>
      <Title />
      <p className={shared.lead}>
        {form.number.trim() === ''
          ? text('access.code.leadUnpaid', { email: form.email })
          : text('access.code.lead', { ...form })}
      </p>
      <CodeDeadline expiresAt={otpExpiresAt} />
      <MailboxNotice />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'otp.submitted' });
        }}
      >
        <div className={css.code}>
          <TextField
            look="code"
            label={text('otp.field')}
            description={sendsByItself ? text('otp.field.about') : undefined}
            id="access-otp"
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={isWaiting}
            value={otp}
            alertId={state === 'incorrect' ? refusedCodeId : undefined}
            onChange={(typed) => send({ type: 'otp.changed', otp: typed })}
          />
        </div>
        {Banner && <Banner {...props} />}
        <div className={shared.stackedActions}>
          <Button type="submit" look="primary" isBusy={isOpening} disabled={isWaiting}>
            {text('access.open')}
          </Button>
          <Resend send={send} isBusy={isResending} disabled={isWaiting} />
        </div>
        <p className={shared.small}>{text('access.code.missing')}</p>
        <div className={shared.actions}>
          <Restart send={send} disabled={isWaiting} />
        </div>
      </form>
    </>
  );
};

const over = {
  locked: { title: 'problem.otpLocked.title', text: 'access.locked.text' },
  expired: { title: 'problem.otpExpired.title', text: 'access.locked.text' },
} as const;

/** The code is no longer valid; the guest can request a new one. */
export const Over: FC<AccessProps & { state: keyof typeof over }> = ({ state, send }) => {
  const text = useText();
  return (
    <>
      <Title />
      <Alert title={text(over[state].title)}>
        <p>{text(over[state].text)}</p>
      </Alert>
      <div className={shared.stackedActions}>
        <Resend send={send} look="primary" />
        <Restart send={send} />
      </div>
    </>
  );
};
