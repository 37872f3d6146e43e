import { isLanguage, languageNames } from '../../../../contract/values/language.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';

const labels: Readonly<Record<string, DashboardMessageId>> = {
  name: 'dashboard.settings.name',
  languages: 'dashboard.settings.languages',
  accent: 'dashboard.settings.accent',
  logo: 'dashboard.settings.logo',
  'identity.name': 'dashboard.settings.identity.name',
  'identity.address': 'dashboard.settings.identity.address',
  'identity.taxNumber': 'dashboard.settings.identity.taxNumber',
  'identity.registration': 'dashboard.settings.identity.registration',
  'identity.email': 'dashboard.settings.identity.email',
  'identity.phone': 'dashboard.settings.identity.phone',
  'mail.server': 'dashboard.settings.mail.server',
  'mail.port': 'dashboard.settings.mail.port',
  'mail.security': 'dashboard.settings.mail.security',
  'mail.user': 'dashboard.settings.mail.user',
  password: 'dashboard.settings.mail.password',
  from: 'dashboard.settings.mail.from',
  key: 'dashboard.settings.key',
  headline: 'dashboard.settings.headline',
  lead: 'dashboard.settings.introduction',
  privacy: 'dashboard.settings.legal.privacy',
  terms: 'dashboard.settings.legal.terms',
  imprint: 'dashboard.settings.legal.imprint',
};

/** Returns the label of the field at a path of an entry; undefined if the form has no such field. */
export function useSettingLabel() {
  const text = useText();
  return (path: string): string | undefined => {
    const [, , language, name = ''] = /^(welcome|legal)\.(\w+)\.(\w+)/.exec(path) ?? [];
    const field = labels[name];
    if (isLanguage(language) && field)
      return text('dashboard.settings.inLanguage', { field: text(field), language: languageNames[language] });
    const [, index, part] = /^identity\.disputeBodies\[(\d+)\]\.(name|website)$/.exec(path) ?? [];
    if (part)
      return text(part === 'name' ? 'dashboard.settings.bodies.name' : 'dashboard.settings.bodies.website', {
        number: Number(index) + 1,
      });
    const label = labels[path];
    return label && text(label);
  };
}
