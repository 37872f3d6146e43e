import type { FC } from 'react';
import { settingsPath, type SettingsForm } from '../../../../contract/dashboard/pages.ts';
import * as shared from '../../../kit/shared.css.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import * as css from '../settings/settings.css.ts';
import { getSource, useSourceText } from '../settings/sources.ts';
import { BackToSettings } from './BackToSettings.tsx';
import { MailTestView } from './MailTestView.tsx';
import type { SettingsFormProps } from './SettingsFormProps.ts';
import { SettingsValues } from './SettingsValues.tsx';

/** The values that are set on the server, or that need something else first. */
export const ReadOnly: FC<SettingsFormProps> = ({ context: { settings, form, refusal } }) => {
  const text = useText();
  const source = useSourceText()(getSource(settings!, form));
  return (
    <>
      {refusal.failure && <RejectedAlert refusal={refusal} />}
      {source === undefined ? (
        <Notice tone="info" title={text('dashboard.settings.legal.needsIdentity')}>
          <p>{text('dashboard.settings.legal.needsIdentity.text')}</p>
        </Notice>
      ) : (
        <Notice tone="info" title={source}>
          <p>{text('dashboard.settings.setThere')}</p>
        </Notice>
      )}
      <SettingsValues settings={settings!} form={form} />
      <div className={shared.stackedActions}>
        {source === undefined && (
          <ButtonLink look="primary" href={settingsPath('identity')}>
            {text('dashboard.settings.identity')}
          </ButtonLink>
        )}
        <BackToSettings />
      </div>
    </>
  );
};

const removals = {
  mail: {
    action: 'dashboard.settings.mail.remove',
    effect: 'dashboard.settings.mail.remove.effect',
    done: 'dashboard.settings.mail.removed',
  },
  payments: {
    action: 'dashboard.settings.key.remove',
    effect: 'dashboard.settings.key.remove.effect',
    done: 'dashboard.settings.key.removed',
  },
} as const;

const getRemoval = (form: SettingsForm) => removals[form === 'payments' ? 'payments' : 'mail'];

export const Confirming: FC<SettingsFormProps> = ({ context: { form }, send }) => {
  const text = useText();
  const { action, effect } = getRemoval(form);
  return (
    <>
      <p className={shared.lead}>{text(effect)}</p>
      <div className={shared.stackedActions}>
        <Button look="danger" onClick={() => send({ type: 'change.confirmed' })}>
          {text(action)}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'change.abandoned' })}>
          {text('dashboard.settings.keep')}
        </Button>
      </div>
    </>
  );
};

export const Unconfirmed: FC<SettingsFormProps & { state: 'unconfirmed' | 'looking' }> = ({
  context: { present, form, ...failureReason },
  send,
  state,
}) => {
  const text = useText();
  return (
    <>
      <UnconfirmedChoice
        failureReason={failureReason}
        isLooking={state === 'looking'}
        onLook={() => send({ type: 'look.requested' })}
        onRepeat={() => send({ type: 'change.confirmed' })}
      />
      {present && (
        <section className={shared.card} aria-labelledby="present">
          <h2 id="present" className={css.heading}>
            {text('dashboard.settings.present')}
          </h2>
          <SettingsValues settings={present} form={form} />
        </section>
      )}
      <div className={shared.actions}>
        <BackToSettings look="quiet" />
      </div>
    </>
  );
};

const saved: Partial<Record<SettingsForm, DashboardMessageId>> = {
  mail: 'dashboard.settings.mail.saved',
  payments: 'dashboard.settings.key.saved',
};

export const Saved: FC<SettingsFormProps> = ({ context: { settings, form, isRemoval }, mailTest, send }) => {
  const text = useText();
  const done = isRemoval ? getRemoval(form).done : (saved[form] ?? 'dashboard.settings.saved.text');
  return (
    <>
      <Notice tone="success" isLive title={text('dashboard.settings.saved')}>
        <p>{text(done)}</p>
      </Notice>
      <SettingsValues settings={settings!} form={form} />
      {form === 'mail' && settings!.mail.value && mailTest && <MailTestView actor={mailTest} />}
      <div className={shared.stackedActions}>
        <BackToSettings look="primary" />
        <Button onClick={() => send({ type: 'form.reopened' })}>{text('dashboard.settings.reopen')}</Button>
      </div>
    </>
  );
};
