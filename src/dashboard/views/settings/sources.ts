import type { SettingsSection } from '../../../../contract/dashboard/pages.ts';
import type { Settings, SettingSource } from '../../../../contract/dashboard/settings.ts';
import { useText } from '../../i18n/index.ts';

/** The source of a value, and the name of the setting or the file. */
export interface ValueSource {
  source: SettingSource;
  setting?: string | undefined;
}

/** Returns where the values of a page of the settings come from; that of the name for those of the site. */
export function getSource(settings: Settings, section: SettingsSection): ValueSource {
  const { site, identity, legal, mail, payments, address } = settings;
  switch (section) {
    case 'site':
      return site.name;
    case 'welcome':
      return { source: site.welcome.source, setting: 'welcome.yaml' };
    case 'identity':
      return { source: identity.source, setting: 'host.yaml' };
    case 'legal':
      return { source: legal.source, setting: 'legal/' };
    case 'mail':
      return { source: mail.source, setting: 'SMTP_URL' };
    case 'payments':
      return {
        source: payments.source,
        setting: payments.mode === 'simulated' ? 'SANDBOX' : 'STRIPE_SECRET_KEY',
      };
    case 'address':
      return { source: address.source, setting: 'PUBLIC_URL' };
  }
}

/** Returns the sentence about where a value is set; undefined if the dashboard can change it. */
export function useSourceText() {
  const text = useText();
  return ({ source, setting = '' }: ValueSource): string | undefined => {
    if (source === 'environment') return text('dashboard.settings.setBy', { setting });
    if (source === 'files') return text('dashboard.settings.setIn', { file: setting });
    return undefined;
  };
}
