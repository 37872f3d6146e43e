import type { FC } from 'react';
import type { Violation } from '../../../contract/schemas/violations.ts';
import type { AccessForm } from '../../../machines/reservationAccess/reservationAccess.types.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import { EmailField } from '../../kit/EmailField.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import type { Banners } from '../../kit/StateScreen.tsx';
import { FailedCall } from '../../kit/FailedCall.tsx';
import * as shared from '../../kit/shared.css.ts';
import { getMissingMessage } from '../../kit/getMissingMessage.ts';
import { useViolations } from '../../kit/violations.ts';
import { RefusedFields } from '../../kit/RefusedFields.tsx';
import * as css from './access.css.ts';
import type { AccessProps, AccessState } from './AccessProps.ts';

const labels: Readonly<Record<keyof AccessForm, MessageId>> = {
  number: 'access.number',
  email: 'form.email',
};

const isField = (path: string): path is keyof AccessForm => Object.hasOwn(labels, path);

function useAccessViolations(violations: readonly Violation[]) {
  const text = useText();
  return useViolations(
    violations,
    (path) => (isField(path) ? { id: `access-${path}`, label: text(labels[path]) } : undefined),
    getMissingMessage,
  );
}

const Refused: FC<AccessProps> = ({ pageState: { context } }) => {
  const text = useText();
  const { summary } = useAccessViolations(context.violations);
  return (
    <RefusedFields
      key={context.attempt}
      title={text('access.requestError.title')}
      text={text('problem.validationFailed.text')}
      errors={summary}
      level={2}
    />
  );
};

const NotRequested: FC<AccessProps> = ({ pageState: { context } }) => {
  const text = useText();
  return <FailedCall title={text('access.requestError.title')} failureReason={context} hasInput />;
};

const TooMany: FC<AccessProps> = ({ pageState: { context } }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.tooManyRequests.title')}
      failureReason={context}
      ownTexts={{ tooManyRequests: text('access.tooMany.text') }}
      hasInput
    />
  );
};

const Unsupported: FC<AccessProps> = () => {
  const text = useText();
  return (
    <Alert tone="warning" title={text('access.unsupported.title')}>
      <p>{text('access.unsupported.text')}</p>
    </Alert>
  );
};

export type RequestState = Extract<
  AccessState,
  'asking' | 'requesting' | 'refused' | 'tooMany' | 'notRequested' | 'unsupported'
>;

const above: Banners<RequestState, AccessProps> = {
  asking: undefined,
  requesting: undefined,
  refused: Refused,
  tooMany: undefined,
  notRequested: undefined,
  unsupported: undefined,
};

const bannersBelow: Banners<RequestState, AccessProps> = {
  asking: undefined,
  requesting: undefined,
  refused: undefined,
  tooMany: TooMany,
  notRequested: NotRequested,
  unsupported: Unsupported,
};

/** Shows the form for the reservation number and the guest's e-mail address. All these states share one screen. */
export const RequestScreen: FC<AccessProps & { state: RequestState }> = (props) => {
  const { pageState, send, state } = props;
  const text = useText();
  const isAlive = useIsHydrated();
  const { form, violations } = pageState.context;
  const { getMessage } = useAccessViolations(violations);
  const [Above, Below] = [above[state], bannersBelow[state]];
  return (
    <>
      <h1 className={css.title} tabIndex={-1}>
        {text('access.title')}
      </h1>
      <p className={shared.lead}>{text('access.lead')}</p>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'access.requested' });
        }}
      >
        {Above && <Above {...props} />}
        <TextField
          label={text('access.number')}
          description={text('access.number.about', { example: 'K7M2-9QXR' })}
          id="access-number"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.number}
          error={getMessage('number')}
          onChange={(number) => send({ type: 'access.changed', form: { number } })}
        />
        <EmailField
          label={text('form.email')}
          id="access-email"
          name="email"
          autoComplete="email"
          required
          value={form.email}
          error={getMessage('email')}
          onChange={(email) => send({ type: 'access.changed', form: { email } })}
        />
        {Below && <Below {...props} />}
        <div className={shared.stackedActions}>
          <Button
            type="submit"
            look="primary"
            isBusy={state === 'requesting'}
            // Without scripts a browser would put the input into the page's address.
            disabled={!isAlive}
          >
            {text('access.request')}
          </Button>
        </div>
        <noscript>
          <p>{text('reservation.scriptsNeeded')}</p>
        </noscript>
      </form>
    </>
  );
};
