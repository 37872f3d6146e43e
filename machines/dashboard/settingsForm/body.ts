import type { Identity, MailServer, SiteSettings } from '../../../contract/content/siteSettings.ts';
import type { Settings, SettingSource } from '../../../contract/dashboard/settings.ts';
import { isLanguage, languages, type Language } from '../../../contract/values/language.ts';
import { legalTexts } from '../../../contract/values/legalTexts.ts';
import { isOwn, proposeEntry, readBodies } from '../../../contract/dashboard/settingsEntry.ts';
import type { SettingsEntry } from '../../../contract/dashboard/settingsEntry.ts';
import type { SettingsChange } from './settingsForm.types.ts';

/** Returns the text at a path under the name of its field; nothing if it is empty. */
const getFilled = <Name extends string>(name: Name, typed: string | undefined) =>
  (typed === undefined || typed.trim() === '' ? {} : { [name]: typed }) as {
    readonly [name in Name]?: string;
  };

/** Returns the texts of each language by their names, without empty ones. */
const readTexts = <Name extends string>(entry: SettingsEntry, part: string, names: readonly Name[]) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const texts = names.map((name) => getFilled(name, entry[`${part}.${language}.${name}`]));
      const written = Object.assign({}, ...texts) as { readonly [name in Name]?: string };
      return Object.keys(written).length > 0 ? [[language, written]] : [];
    }),
  ) as { [language in Language]?: { readonly [name in Name]?: string } };

/** The value that the dashboard has stored, which a change of other values sends again. */
const keep = <Name extends string, Value>(
  name: Name,
  { source, value }: { source: SettingSource; value: Value },
) => (source === 'dashboard' ? { [name]: value } : {}) as { readonly [name in Name]?: Value };

/** Whether a value of the site is stored by this change: it was before, or the owner has changed it. */
const isStored = (
  { settings, entry }: Pick<SettingsChange, 'settings' | 'entry'>,
  field: 'name' | 'languages',
): boolean => {
  const { source } = settings.site[field];
  const isChanged = entry[field] !== proposeEntry(settings, 'site')[field];
  return isOwn(source) && (source === 'dashboard' || isChanged);
};

type SiteBody = Pick<SiteSettings, 'name' | 'languages' | 'accent' | 'logo' | 'welcome'>;

/** Returns the name, the languages and the look that the owner has entered. */
export const createSiteBody = (change: Pick<SettingsChange, 'settings' | 'entry'>): SiteBody => {
  const { settings, entry } = change;
  return {
    ...(isStored(change, 'name') && getFilled('name', entry['name'])),
    ...(isStored(change, 'languages') && {
      languages: (entry['languages'] ?? '').split(' ').filter(isLanguage),
    }),
    ...getFilled('accent', entry['accent']),
    ...getFilled('logo', entry['logo']),
    ...keep('welcome', settings.site.welcome),
  };
};

/** Returns the welcome texts that the owner has entered, with the stored values of the site. */
export const createWelcomeBody = ({
  settings,
  entry,
}: Pick<SettingsChange, 'settings' | 'entry'>): SiteBody => ({
  ...createSiteBody({ settings, entry: proposeEntry(settings, 'site') }),
  welcome: readTexts(entry, 'welcome', ['headline', 'lead']),
});

/** Returns the identity that the owner has entered. The host says what is missing. */
export function readIdentity(entry: SettingsEntry): Identity {
  const read = (field: string) => entry[`identity.${field}`] ?? '';
  const disputeBodies = readBodies(entry);
  return {
    name: read('name'),
    address: read('address'),
    taxNumber: read('taxNumber'),
    ...getFilled('registration', read('registration')),
    email: read('email'),
    ...getFilled('phone', read('phone')),
    ...(disputeBodies.length > 0 && { disputeBodies }),
  };
}

/** Returns the own legal texts that the owner has entered. */
export const readLegalTexts = (entry: SettingsEntry): NonNullable<SiteSettings['legal']> =>
  readTexts(entry, 'legal', legalTexts);

/** Returns the mail server that the owner has entered. */
export const readMailServer = (entry: SettingsEntry): MailServer => ({
  server: entry['mail.server'] ?? '',
  port: Number(entry['mail.port'] || Number.NaN),
  security: entry['mail.security'] as MailServer['security'],
  ...getFilled('user', entry['mail.user']),
});

/** Returns the own legal texts that are stored, which a change of the identity sends again. */
export const keepLegalTexts = ({ legal }: Settings) => keep('legal', legal);
