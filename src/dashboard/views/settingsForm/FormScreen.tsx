import type { FC } from 'react';
import type { SettingsForm } from '../../../../contract/dashboard/pages.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import * as css from '../settings/settings.css.ts';
import { BackToSettings } from './BackToSettings.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { MailFields } from './MailFields.tsx';
import { MailTestView } from './MailTestView.tsx';
import { PaymentsFields } from './PaymentsFields.tsx';
import {
  getFieldId,
  type FieldsProps,
  type SettingsFormProps,
  type SettingsFormState,
} from './SettingsFormProps.ts';
import { SettingsValues } from './SettingsValues.tsx';
import { SiteFields } from './SiteFields.tsx';
import { LegalFields, WelcomeFields } from './TextsFields.tsx';
import { useServiceProblem } from './useServiceProblem.ts';
import { useSettingLabel } from './useSettingLabel.ts';

const fields: Readonly<Record<SettingsForm, FC<FieldsProps>>> = {
  site: SiteFields,
  welcome: WelcomeFields,
  identity: IdentityFields,
  legal: LegalFields,
  mail: MailFields,
  payments: PaymentsFields,
};

const submits: Partial<Record<SettingsForm, DashboardMessageId>> = {
  mail: 'dashboard.settings.mail.save',
  payments: 'dashboard.settings.key.save',
};

/** The text of the button that removes what is stored; undefined if there is nothing to remove. */
const getRemoval = ({ form, settings }: SettingsFormProps['context']): DashboardMessageId | undefined => {
  if (form === 'mail' && settings?.mail.value && settings.mail.source === 'dashboard')
    return 'dashboard.settings.mail.remove';
  return form === 'payments' && settings?.payments.keyEnd ? 'dashboard.settings.key.remove' : undefined;
};

/** Opens the part of the form that contains a field. */
const unfold = (id: string) => () => {
  for (
    let part = document.getElementById(id)?.closest('details');
    part;
    part = part.parentElement?.closest('details')
  )
    part.open = true;
};

/** The state, and what the host said about the last attempt. */
function Outcome({
  context,
  state,
  summary,
}: Pick<SettingsFormProps, 'context'> & {
  state: SettingsFormState;
  summary: Parameters<typeof RefusedAnswers>[0]['errors'];
}) {
  const text = useText();
  const problem = useServiceProblem()(context);
  const { form, settings, refusal } = context;
  if (state === 'refused') return <RefusedAnswers errors={summary} level={2} />;
  if (state === 'tooMany') return <RejectedAlert refusal={context} hasInput />;
  if (state === 'notConnected')
    return (
      <Alert title={problem.title}>
        <p>{problem.text}</p>
        <p>{text('dashboard.settings.previous')}</p>
      </Alert>
    );
  if (state !== 'rejected') return null;
  return (
    <>
      <RejectedAlert refusal={refusal} hasInput />
      <section className={shared.card} aria-labelledby="present">
        <h2 id="present" className={css.heading}>
          {text('dashboard.settings.present')}
        </h2>
        <SettingsValues settings={settings!} form={form} />
      </section>
    </>
  );
}

/** Shows the form of a part of the settings. */
export const FormScreen: FC<SettingsFormProps & { state: SettingsFormState }> = ({
  context,
  mailTest,
  send,
  state,
}) => {
  const text = useText();
  const getLabel = useSettingLabel();
  const problem = useServiceProblem()(context);
  const { form, settings, entry, secret, violations } = context;
  const { getMessage, summary } = useViolations(violations, (path) => {
    const label = getLabel(path);
    const id = getFieldId(path);
    return label === undefined ? undefined : { id, label, open: unfold(id) };
  });
  const getError = (path: string) =>
    state === 'notConnected' && problem.path === path ? problem.text : getMessage(path);
  const change: FieldsProps['change'] = (changes) => send({ type: 'entry.changed', entry: changes });
  const isBusy = state === 'sending' || state === 'reassessing';
  const removal = getRemoval(context);
  const Fields = fields[form];
  return (
    <>
      <Form
        onSubmit={() => send({ type: 'entry.submitted' })}
        submit={text(submits[form] ?? 'dashboard.settings.save')}
        isBusy={isBusy}
        back={
          <>
            {removal && (
              <Button disabled={isBusy} onClick={() => send({ type: 'removal.requested' })}>
                {text(removal)}
              </Button>
            )}
            <BackToSettings look="quiet" />
          </>
        }
      >
        <Outcome context={context} state={state} summary={summary} />
        <Fields
          settings={settings!}
          entry={entry}
          secret={secret}
          bind={(path) => ({
            id: getFieldId(path),
            name: path,
            value: entry[path] ?? '',
            error: getError(path),
            onChange: (value) => change({ [path]: value }),
          })}
          change={change}
          changeSecret={(typed) => send({ type: 'secret.changed', secret: typed })}
          getMessage={getError}
        />
      </Form>
      {form === 'mail' && settings?.mail.value && state === 'editing' && mailTest && (
        <MailTestView actor={mailTest} />
      )}
    </>
  );
};
