import type { FC } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { getMissingMessage } from '../../../kit/getMissingMessage.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import type { Banners } from '../../../kit/StateScreen.tsx';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import { accessLinkCommand } from './accessLinkCommand.ts';
import type { SignInProps } from './SignInProps.ts';

type AddressState =
  | 'address.asking'
  | 'address.requesting'
  | 'address.refused'
  | 'address.tooMany'
  | 'address.noMailServer'
  | 'address.notRequested'
  | 'address.passkeyFailed';

const Refused: FC<SignInProps> = () => {
  const text = useText();
  return <Alert title={text('dashboard.signIn.refused')} />;
};

const TooMany: FC<SignInProps> = ({ context }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.tooManyRequests.title')}
      failureReason={context}
      ownTexts={{ tooManyRequests: text('dashboard.signIn.tooMany', { command: accessLinkCommand }) }}
    />
  );
};

const NoMailServer: FC<SignInProps> = () => {
  const text = useText();
  return (
    <Alert title={text('dashboard.noMailServer.title')}>
      <p>{text('dashboard.signIn.noMailServer.text', { command: accessLinkCommand })}</p>
    </Alert>
  );
};

const NotRequested: FC<SignInProps> = ({ context }) => {
  const text = useText();
  return <FailedCall title={text('dashboard.signIn.notRequested')} failureReason={context} />;
};

const PasskeyFailed: FC<SignInProps> = ({ context }) => {
  const text = useText();
  if (context.failure !== 'passkey-refused') {
    return <FailedCall title={text('dashboard.passkey.notVerified')} failureReason={context} />;
  }
  return (
    <Alert title={text('dashboard.passkey.refused.title')}>
      <p>{text('dashboard.passkey.refused.text')}</p>
    </Alert>
  );
};

const banners: Banners<AddressState, SignInProps> = {
  'address.asking': undefined,
  'address.requesting': undefined,
  'address.refused': Refused,
  'address.tooMany': TooMany,
  'address.noMailServer': NoMailServer,
  'address.notRequested': NotRequested,
  'address.passkeyFailed': PasskeyFailed,
};

/** Replaces the form on a site that sends no codes. */
const WithoutCodes: FC<SignInProps & { children?: Elements }> = ({ send, children }) => {
  const text = useText();
  const { supportsPasskeys } = useDashboard();
  return (
    <div className={shared.form}>
      <Notice tone="info" title={text('dashboard.noMailServer.title')}>
        {text('dashboard.signIn.noMailServer.text', { command: accessLinkCommand })}
      </Notice>
      {children}
      {supportsPasskeys && (
        <div className={shared.stackedActions}>
          <Button look="primary" onClick={() => send({ type: 'passkey.requested' })}>
            {text('dashboard.passkey.use')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Shows the form for the e-mail address. All these states share one screen, so that the field is preserved. */
export const AddressScreen: FC<SignInProps & { state: AddressState }> = (props) => {
  const { context, send, state } = props;
  const text = useText();
  const { data, supportsPasskeys } = useDashboard();
  const { getMessage } = useViolations(
    context.violations,
    () => ({ id: 'sign-in-email', label: text('form.email') }),
    getMissingMessage,
  );
  const Banner = banners[state];
  if (!data.sendsCodes) return <WithoutCodes {...props}>{Banner && <Banner {...props} />}</WithoutCodes>;
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'code.requested' });
      }}
    >
      <p className={shared.lead}>{text('dashboard.signIn.lead')}</p>
      <TextField
        label={text('form.email')}
        id="sign-in-email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
        value={context.email}
        readOnly={state === 'address.requesting'}
        error={getMessage('email')}
        onChange={(email) => send({ type: 'email.changed', email })}
      />
      {Banner && <Banner {...props} />}
      <div className={shared.stackedActions}>
        <Button type="submit" look="primary" isBusy={state === 'address.requesting'}>
          {text('dashboard.signIn.request')}
        </Button>
        {supportsPasskeys && (
          <Button
            disabled={state === 'address.requesting'}
            onClick={() => send({ type: 'passkey.requested' })}
          >
            {text('dashboard.passkey.use')}
          </Button>
        )}
      </div>
    </form>
  );
};
