import type { FC } from 'react';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { getMissingMessage } from '../../../kit/getMissingMessage.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import { EmailField } from '../../../kit/EmailField.tsx';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import type { AccessProps } from './AccessProps.ts';
import { RoleSelect } from './RoleSelect.tsx';

type InvitationState =
  | 'inviting.editing'
  | 'inviting.sending'
  | 'inviting.refused'
  | 'inviting.taken'
  | 'inviting.tooMany'
  | 'inviting.rejected';

/** Shows the form of an invitation. */
export const InvitationForm: FC<AccessProps & { state: InvitationState }> = ({ context, send, state }) => {
  const text = useText();
  const { data } = useDashboard();
  const { invitation, violations } = context;
  const isBusy = state === 'inviting.sending';
  const labels: Readonly<Record<string, string>> = {
    name: text('dashboard.access.name'),
    email: text('form.email'),
  };
  const { getMessage, summary } = useViolations(
    violations,
    (path) => (path in labels ? { id: `invitation-${path}`, label: labels[path]! } : undefined),
    getMissingMessage,
  );
  return (
    <Form
      onSubmit={() => send({ type: 'invitation.submitted' })}
      submit={text('dashboard.access.send')}
      isBusy={isBusy}
      leave={{ label: text('dashboard.access.back'), act: () => send({ type: 'change.abandoned' }) }}
    >
      {state === 'inviting.refused' && <RefusedAnswers errors={summary} level={2} />}
      {state === 'inviting.tooMany' && <RejectedAlert refusal={context} hasInput />}
      {state === 'inviting.rejected' && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} hasInput />
      )}
      {state === 'inviting.taken' && <Alert title={text('dashboard.access.taken')} />}
      <div className={shared.group}>
        <TextField
          label={text('dashboard.access.name')}
          id="invitation-name"
          name="name"
          autoComplete="off"
          value={invitation.name}
          error={getMessage('name')}
          onChange={(name) => send({ type: 'invitation.changed', invitation: { name } })}
        />
        <EmailField
          label={text('form.email')}
          description={text('dashboard.access.email.about')}
          id="invitation-email"
          name="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={invitation.email}
          error={getMessage('email')}
          onChange={(email) => send({ type: 'invitation.changed', invitation: { email } })}
        />
        <RoleSelect
          id="invitation-role"
          label={text('dashboard.access.invitedRole')}
          value={invitation.role}
          onChange={(role) => send({ type: 'invitation.changed', invitation: { role } })}
        />
        <Select
          id="invitation-language"
          label={text('language.label')}
          value={invitation.language}
          onChange={(language) =>
            send({ type: 'invitation.changed', invitation: { language: language as Language } })
          }
        >
          {data.languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
      </div>
    </Form>
  );
};
