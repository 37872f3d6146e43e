import { mailSecurities } from '../../../../contract/values/mailSecurities.ts';
import { getSenderAddress, isOwn } from '../../../../contract/dashboard/settingsEntry.ts';
import * as shared from '../../../kit/shared.css.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import { FixedValue } from '../settings/FixedValue.tsx';
import { mailProviders } from './mailProviders.ts';
import { getFieldId, type FieldsProps } from './SettingsFormProps.ts';

/** The ports of the two kinds of encryption, which follow a change of it. */
const usualPorts = new Set(['465', '587', '']);

/** Fills in the server of a common provider. */
function ProviderField({ entry, change }: Pick<FieldsProps, 'entry' | 'change'>) {
  const text = useText();
  const chosen = mailProviders.find(({ server }) => server === entry['mail.server']);
  return (
    <Select
      label={text('dashboard.settings.mail.provider')}
      description={text('dashboard.settings.mail.provider.about')}
      id={getFieldId('provider')}
      name="provider"
      value={chosen?.name ?? ''}
      onChange={(name) => {
        const provider = mailProviders.find((one) => one.name === name);
        change({
          'mail.server': provider?.server ?? '',
          ...(provider && { 'mail.port': String(provider.port), 'mail.security': provider.security }),
        });
      }}
    >
      <option value="">{text('dashboard.settings.mail.provider.other')}</option>
      {mailProviders.map(({ name }) => (
        <option key={name} value={name} translate="no">
          {name}
        </option>
      ))}
    </Select>
  );
}

/** The mail server, with which the site signs in before it is saved. The password is never shown. */
export function MailFields({ settings, entry, secret, bind, change, changeSecret, getMessage }: FieldsProps) {
  const text = useText();
  const { hasPassword, from } = settings.mail;
  return (
    <>
      <p className={shared.lead}>{text('dashboard.settings.mail.lead')}</p>
      <ProviderField entry={entry} change={change} />
      <TextField
        {...bind('mail.server')}
        label={text('dashboard.settings.mail.server')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Select
        {...bind('mail.security')}
        label={text('dashboard.settings.mail.security')}
        onChange={(security) =>
          change({
            'mail.security': security,
            ...(usualPorts.has(entry['mail.port'] ?? '') && {
              'mail.port': security === 'tls' ? '465' : '587',
            }),
          })
        }
      >
        {mailSecurities.map((security) => (
          <option key={security} value={security}>
            {text(`dashboard.settings.mail.security.${security}`)}
          </option>
        ))}
      </Select>
      <TextField
        {...bind('mail.port')}
        label={text('dashboard.settings.mail.port')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...bind('mail.user')}
        label={text('dashboard.settings.mail.user')}
        description={text('dashboard.settings.mail.user.about')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        label={text(hasPassword ? 'dashboard.settings.mail.replace' : 'dashboard.settings.mail.password')}
        description={text(
          hasPassword ? 'dashboard.settings.mail.replace.about' : 'dashboard.settings.mail.password.about',
        )}
        id={getFieldId('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        value={secret}
        error={getMessage('password')}
        onChange={changeSecret}
      />
      {isOwn(from.source) ? (
        <TextField
          {...bind('from')}
          label={text('dashboard.settings.mail.from')}
          description={
            from.source === 'default'
              ? text('dashboard.settings.mail.from.default', { address: getSenderAddress(from.value) })
              : text('dashboard.settings.mail.from.about')
          }
          type="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      ) : (
        <FixedValue
          label={text('dashboard.settings.mail.from')}
          value={getSenderAddress(from.value)}
          from={{ source: from.source, setting: 'MAIL_FROM' }}
        />
      )}
    </>
  );
}
