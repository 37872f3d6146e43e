import type { FC } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { getMissingMessage } from '../../../kit/getMissingMessage.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import { EmailField } from '../../../kit/EmailField.tsx';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import type { AccessLinkProps } from './AccessLinkProps.ts';

type OwnerState = 'setup.asking' | 'setup.creating' | 'setup.refused' | 'setup.notCreated';

/** Shows the form for the first owner. All these states share one screen, so that the fields are preserved. */
export const OwnerScreen: FC<AccessLinkProps & { state: OwnerState }> = ({ context, send, state }) => {
  const text = useText();
  const { data } = useDashboard();
  const labels: Readonly<Record<string, string>> = {
    name: text('dashboard.setup.name'),
    email: text('form.email'),
  };
  const { getMessage, summary } = useViolations(
    context.violations,
    (path) => {
      const name = path.replace('owner.', '');
      return name in labels ? { id: `owner-${name}`, label: labels[name]! } : undefined;
    },
    getMissingMessage,
  );
  const isBusy = state === 'setup.creating';
  return (
    <Form
      onSubmit={() => send({ type: 'owner.submitted' })}
      submit={text('dashboard.setup.action')}
      isBusy={isBusy}
    >
      <p className={shared.lead}>{text('dashboard.setup.lead')}</p>
      {state === 'setup.refused' && <RefusedAnswers key={context.attempt} errors={summary} level={2} />}
      <div className={shared.group}>
        <TextField
          label={text('dashboard.setup.name')}
          id="owner-name"
          name="name"
          autoComplete="name"
          value={context.owner.name}
          readOnly={isBusy}
          error={getMessage('owner.name')}
          onChange={(name) => send({ type: 'owner.changed', owner: { name } })}
        />
        <EmailField
          label={text('form.email')}
          description={text(
            data.sendsCodes ? 'dashboard.setup.email.about' : 'dashboard.setup.email.noMailServer',
          )}
          id="owner-email"
          name="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          value={context.owner.email}
          readOnly={isBusy}
          error={getMessage('owner.email')}
          onChange={(email) => send({ type: 'owner.changed', owner: { email } })}
        />
      </div>
      {state === 'setup.notCreated' && (
        <FailedCall title={text('dashboard.setup.notCreated')} failureReason={context} hasInput />
      )}
    </Form>
  );
};
