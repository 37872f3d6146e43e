import * as shared from '../../../kit/shared.css.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from '../settings/settings.css.ts';
import { getFieldId, type FieldsProps } from './SettingsFormProps.ts';
import { SettingsValues } from './SettingsValues.tsx';

/** How guests pay now, and the field of a new key, which is never shown again. */
export function PaymentsFields({ settings, secret, changeSecret, getMessage }: FieldsProps) {
  const text = useText();
  return (
    <>
      <SettingsValues settings={settings} form="payments" />
      <section className={shared.group} aria-labelledby="steps">
        <h2 id="steps" className={css.heading}>
          {text('dashboard.settings.key.steps')}
        </h2>
        <ol className={css.steps}>
          <li>{text('dashboard.settings.key.step.1')}</li>
          <li>{text('dashboard.settings.key.step.2')}</li>
          <li>{text('dashboard.settings.key.step.3')}</li>
        </ol>
      </section>
      <TextField
        label={text(
          settings.payments.keyEnd === null ? 'dashboard.settings.key' : 'dashboard.settings.key.new',
        )}
        description={text('dashboard.settings.key.about')}
        id={getFieldId('key')}
        name="key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={secret}
        error={getMessage('key')}
        onChange={changeSecret}
      />
    </>
  );
}
