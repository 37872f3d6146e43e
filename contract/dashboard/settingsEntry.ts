import type { Identity } from '../content/siteSettings.ts';
import type { SettingsForm } from './pages.ts';
import type { Settings, SettingSource } from './settings.ts';
import { languages, type Language } from '../values/language.ts';
import { legalTexts } from '../values/legalTexts.ts';

/**
 * The values of a form of the settings, by the path of each field in the call, such as `identity.email` or
 * `welcome.en.headline`. `revision` is the version of the settings that they saw.
 */
export type SettingsEntry = Readonly<Record<string, string>>;

/** The changed fields; an undefined one is removed. */
export type EntryChanges = Readonly<Record<string, string | undefined>>;

/** Whether the dashboard decides a value, instead of the environment or a file. */
export const isOwn = (source: SettingSource): boolean => source === 'dashboard' || source === 'default';

/** The languages in which the owner writes: those of the site, and those that have texts already. */
export const listTextLanguages = (
  { site }: Settings,
  written: Readonly<Partial<Record<Language, unknown>>>,
): Language[] =>
  [...site.languages.value, ...languages].filter(
    (language, index, all) =>
      all.indexOf(language) === index && (site.languages.value.includes(language) || written[language]),
  );

/** Returns the address of a sender such as `"Casa" <bookings@casa.example>`. */
export const getSenderAddress = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/** Returns the path of a text in a language. */
export const textPath = (part: 'welcome' | 'legal', language: Language, name: string): string =>
  [part, language, name].join('.');

/** Whether the owner can change something in a form. */
export function isChangeable(
  { site, identity, legal, mail, payments }: Settings,
  form: SettingsForm,
): boolean {
  switch (form) {
    case 'site':
      // The colour and the logo have no other source.
      return true;
    case 'welcome':
      return isOwn(site.welcome.source);
    case 'identity':
      return isOwn(identity.source);
    case 'legal':
      // The host stores both together.
      return isOwn(legal.source) && identity.value !== null;
    case 'mail':
      return isOwn(mail.source);
    case 'payments':
      return isOwn(payments.source);
  }
}

const identityFields = ['name', 'address', 'taxNumber', 'registration', 'email', 'phone'] as const;
const bodyFields = ['name', 'website'] as const;

/** Returns the path of a field of a dispute body. */
export const bodyPath = (index: number, field: (typeof bodyFields)[number]): string =>
  `identity.disputeBodies[${index}].${field}`;

/** Returns the number of dispute bodies in an entry. */
export function countBodies(entry: SettingsEntry): number {
  let count = 0;
  while (bodyPath(count, 'name') in entry) count += 1;
  return count;
}

const writeBodies = (bodies: NonNullable<Identity['disputeBodies']>): SettingsEntry =>
  Object.fromEntries(
    bodies.flatMap((body, index) => bodyFields.map((field) => [bodyPath(index, field), body[field]])),
  );

export const readBodies = (entry: SettingsEntry): NonNullable<Identity['disputeBodies']> =>
  Array.from({ length: countBodies(entry) }, (_, index) => ({
    name: entry[bodyPath(index, 'name')] ?? '',
    website: entry[bodyPath(index, 'website')] ?? '',
  }));

/** Returns the changes that add an empty dispute body. */
export const addBody = (entry: SettingsEntry): EntryChanges => {
  const index = countBodies(entry);
  return { [bodyPath(index, 'name')]: '', [bodyPath(index, 'website')]: '' };
};

/** Returns the changes that remove a dispute body; the later ones move up. */
export function removeBody(entry: SettingsEntry, removed: number): EntryChanges {
  const last = countBodies(entry) - 1;
  return {
    ...Object.fromEntries(bodyFields.map((field) => [bodyPath(last, field), undefined])),
    ...writeBodies(readBodies(entry).filter((_, index) => index !== removed)),
  };
}

function proposeFields(settings: Settings, form: SettingsForm): SettingsEntry {
  const { site, identity, legal, mail } = settings;
  switch (form) {
    case 'site':
      return {
        name: site.name.value,
        languages: site.languages.value.join(' '),
        accent: site.accent ?? '',
        logo: site.logo?.photo ?? '',
      };
    case 'welcome':
      return Object.fromEntries(
        listTextLanguages(settings, site.welcome.value).flatMap((language) => {
          const { headline = '', lead = '' } = site.welcome.value[language] ?? {};
          return [
            [textPath('welcome', language, 'headline'), headline],
            [textPath('welcome', language, 'lead'), lead],
          ];
        }),
      );
    case 'identity':
      return {
        ...Object.fromEntries(
          identityFields.map((field) => [`identity.${field}`, identity.value?.[field] ?? '']),
        ),
        ...writeBodies(identity.value?.disputeBodies ?? []),
      };
    case 'legal':
      return Object.fromEntries(
        listTextLanguages(settings, legal.value).flatMap((language) =>
          legalTexts.map((name) => [textPath('legal', language, name), legal.value[language]?.[name] ?? '']),
        ),
      );
    case 'mail':
      return {
        'mail.server': mail.value?.server ?? '',
        'mail.port': String(mail.value?.port ?? 587),
        'mail.security': mail.value?.security ?? 'starttls',
        'mail.user': mail.value?.user ?? '',
        from: mail.from.source === 'default' ? '' : getSenderAddress(mail.from.value),
      };
    case 'payments':
      return {};
  }
}

/** Returns the entry of a form without changes. */
export const proposeEntry = (settings: Settings, form: SettingsForm): SettingsEntry => ({
  revision: settings.revision,
  ...proposeFields(settings, form),
});

/** Returns a changed entry. */
export const changeEntry = (entry: SettingsEntry, changes: EntryChanges): SettingsEntry =>
  Object.fromEntries(
    Object.entries({ ...entry, ...changes }).flatMap(([path, value]) =>
      value === undefined ? [] : [[path, value]],
    ),
  );
