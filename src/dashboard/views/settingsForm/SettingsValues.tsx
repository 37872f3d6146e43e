import type { SettingsForm } from '../../../../contract/dashboard/pages.ts';
import type { Settings } from '../../../../contract/dashboard/settings.ts';
import { isLanguage, languageNames } from '../../../../contract/values/language.ts';
import { getSenderAddress, proposeEntry } from '../../../../contract/dashboard/settingsEntry.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import * as property from '../property/property.css.ts';
import * as css from '../settings/settings.css.ts';
import { useSettingLabel } from './useSettingLabel.ts';

interface Props {
  settings: Settings;
  form: SettingsForm;
}

type Line = readonly [label: string, value: string];

/** Returns how guests pay, and what is known of the key and of the messages from Stripe. */
function usePaymentLines() {
  const text = useText();
  const { eventTime } = useTimes();
  return ({ mode, keyEnd, webhook }: Settings['payments']): Line[] => {
    const setUp = webhook?.isOwn ? 'dashboard.settings.webhook.own' : 'dashboard.settings.webhook.byHand';
    const last = webhook?.lastEventAt ?? null;
    const received =
      last === null
        ? text('dashboard.settings.webhook.never')
        : text('dashboard.settings.webhook.last', { moment: eventTime(last) });
    return [
      [text('dashboard.settings.mode'), text(`dashboard.settings.mode.${mode}`)],
      ...(keyEnd === null
        ? []
        : ([
            [text('dashboard.settings.key.stored'), text('dashboard.settings.key.end', { end: keyEnd })],
            [
              text('dashboard.settings.webhook'),
              webhook ? `${text(setUp)} ${received}` : text('dashboard.settings.webhook.none'),
            ],
          ] as const)),
    ];
  };
}

/** Returns the values of a form that are not empty, with their labels. */
function useLines() {
  const text = useText();
  const getLabel = useSettingLabel();
  const getPaymentLines = usePaymentLines();
  const describe = (path: string, value: string) => {
    if (path === 'languages')
      return value
        .split(' ')
        .flatMap((code) => (isLanguage(code) ? [languageNames[code]] : []))
        .join(', ');
    if (path === 'logo') return text('dashboard.settings.logo.own');
    if (path === 'mail.security')
      return text(
        value === 'tls'
          ? 'dashboard.settings.mail.security.tls'
          : 'dashboard.settings.mail.security.starttls',
      );
    // A whole legal text would hide the others.
    return path.startsWith('legal.') ? (value.trim().split('\n')[0] ?? '') : value;
  };
  return (settings: Settings, form: SettingsForm): Line[] => {
    if (form === 'payments') return getPaymentLines(settings.payments);
    const { value, hasPassword, from } = settings.mail;
    if (form === 'mail' && value === null)
      return [[text('dashboard.settings.mail'), text('dashboard.settings.noMail')]];
    const lines = Object.entries(proposeEntry(settings, form)).flatMap(([path, typed]): Line[] => {
      const label = getLabel(path);
      const shown = path === 'from' ? getSenderAddress(from.value) : typed;
      return label === undefined || shown === '' ? [] : [[label, describe(path, shown)]];
    });
    return form === 'mail' && hasPassword
      ? [
          ...lines,
          [text('dashboard.settings.mail.password'), text('dashboard.settings.mail.password.stored')],
        ]
      : lines;
  };
}

/** The present values of a part of the settings. */
export function SettingsValues({ settings, form }: Props) {
  const text = useText();
  const lines = useLines()(settings, form);
  if (lines.length === 0) return <p>{text('dashboard.settings.standard')}</p>;
  return (
    <dl className={css.values}>
      {lines.map(([label, value]) => (
        <div key={label} className={property.value}>
          <dt className={property.valueName}>{label}</dt>
          <dd className={property.valueText}>
            <Verbatim>{value}</Verbatim>
          </dd>
        </div>
      ))}
    </dl>
  );
}
