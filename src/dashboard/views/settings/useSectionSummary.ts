import type { SettingsSection } from '../../../../contract/dashboard/pages.ts';
import type { Settings } from '../../../../contract/dashboard/settings.ts';
import { getSenderAddress } from '../../../../contract/dashboard/settingsEntry.ts';
import { isLanguage, languageNames } from '../../../../contract/values/language.ts';
import { useText } from '../../i18n/index.ts';

/** Returns the names of the languages that have texts. */
const nameLanguages = (texts: Readonly<Record<string, object | undefined>>) =>
  Object.entries(texts)
    .flatMap(([language, written]) =>
      isLanguage(language) && Object.values(written ?? {}).some(Boolean) ? [languageNames[language]] : [],
    )
    .join(', ');

/** Returns the present value of a page of the settings in a few words. */
export function useSectionSummary() {
  const text = useText();
  const describeTexts = (texts: Readonly<Record<string, object | undefined>>) => {
    const languages = nameLanguages(texts);
    return languages === ''
      ? text('dashboard.settings.standard')
      : text('dashboard.settings.own', { languages });
  };
  return ({ site, identity, legal, mail, payments, address }: Settings, section: SettingsSection): string => {
    switch (section) {
      case 'site':
        return [site.name.value, site.languages.value.map((code) => languageNames[code]).join(', ')].join(
          ' · ',
        );
      case 'welcome':
        return describeTexts(site.welcome.value);
      case 'identity':
        return identity.value?.name ?? text('dashboard.settings.notEntered');
      case 'legal':
        return describeTexts(legal.value);
      case 'mail':
        return mail.value === null
          ? text('dashboard.settings.noMail')
          : [mail.value.server, getSenderAddress(mail.from.value)].join(' · ');
      case 'payments':
        return text(`dashboard.settings.mode.${payments.mode}`);
      case 'address':
        return address.value;
    }
  };
}
