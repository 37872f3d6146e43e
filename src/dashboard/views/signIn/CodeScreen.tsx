import type { FC } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { CodeDeadline } from '../../../kit/deadlines.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { RefusedCode } from '../../../kit/RefusedCode.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { Banners } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { accessLinkCommand } from './accessLinkCommand.ts';
import type { SignInProps } from './SignInProps.ts';
import * as css from './signIn.css.ts';

type CodeState =
  | 'code.entering'
  | 'code.verifying'
  | 'code.incorrect'
  | 'code.notVerified'
  | 'code.resending'
  | 'code.notResent';

const refusedCodeId = 'sign-in-code-refused';

const Incorrect: FC<SignInProps> = ({ context }) => (
  <RefusedCode id={refusedCodeId} path="code" failedCall={context} attemptsLeft={context.attemptsLeft} />
);

const NotVerified: FC<SignInProps> = ({ context }) => {
  const text = useText();
  return <FailedCall title={text('dashboard.signIn.code.notVerified')} failureReason={context} />;
};

const NotResent: FC<SignInProps> = ({ context }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.otpResend.title')}
      failureReason={context}
      ownTexts={{ tooManyRequests: text('dashboard.signIn.tooMany', { command: accessLinkCommand }) }}
    />
  );
};

const banners: Banners<CodeState, SignInProps> = {
  'code.entering': undefined,
  'code.verifying': undefined,
  'code.incorrect': Incorrect,
  'code.notVerified': NotVerified,
  'code.resending': undefined,
  'code.notResent': NotResent,
};

/** Shows the form for the code. All these states share one screen, so that the field is preserved. */
export const CodeScreen: FC<SignInProps & { state: CodeState }> = (props) => {
  const { context, send, state } = props;
  const text = useText();
  const isVerifying = state === 'code.verifying';
  const isResending = state === 'code.resending';
  const isWaiting = isVerifying || isResending;
  const Banner = banners[state];
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'code.submitted' });
      }}
    >
      <p className={shared.lead}>{text('dashboard.signIn.code.lead', { email: context.email })}</p>
      <CodeDeadline expiresAt={context.codeExpiresAt} />
      <div className={css.code}>
        <TextField
          look="code"
          label={text('otp.field')}
          id="sign-in-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={isWaiting}
          value={context.code}
          alertId={state === 'code.incorrect' ? refusedCodeId : undefined}
          onChange={(code) => send({ type: 'code.changed', code })}
        />
      </div>
      {Banner && <Banner {...props} />}
      <div className={shared.stackedActions}>
        <Button type="submit" look="primary" isBusy={isVerifying} disabled={isWaiting}>
          {text('dashboard.signIn.action')}
        </Button>
        <Button
          look="quiet"
          isBusy={isResending}
          disabled={isWaiting}
          onClick={() => send({ type: 'code.resendRequested' })}
        >
          {text('otp.resend')}
        </Button>
      </div>
      <p className={shared.small}>{text('dashboard.signIn.code.missing', { command: accessLinkCommand })}</p>
      <div className={shared.actions}>
        <Button look="quiet" disabled={isWaiting} onClick={() => send({ type: 'address.corrected' })}>
          {text('dashboard.signIn.otherAddress')}
        </Button>
      </div>
    </form>
  );
};

const titles = {
  'over.locked': 'problem.otpLocked.title',
  'over.expired': 'problem.otpExpired.title',
} as const;

/** The code is no longer valid; the person can request a new one. */
export const CodeOver: FC<SignInProps & { state: keyof typeof titles }> = ({ state, send }) => {
  const text = useText();
  return (
    <>
      <Alert title={text(titles[state])}>
        <p>{text('access.locked.text')}</p>
      </Alert>
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'code.resendRequested' })}>
          {text('otp.resend')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'address.corrected' })}>
          {text('dashboard.signIn.otherAddress')}
        </Button>
      </div>
    </>
  );
};
