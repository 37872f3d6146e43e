import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../../contract/values/language.ts';
import accessMessages from '../../../locales/*/access.json?compiled';
import channelsMessages from '../../../locales/*/channels.json?compiled';
import deskMessages from '../../../locales/*/desk.json?compiled';
import contentMessages from '../../../locales/*/content.json?compiled';
import firstMessages from '../../../locales/*/dashboard.json?compiled&first=dashboardPages';
import otherMessages from '../../../locales/*/dashboard.json?compiled&rest=dashboardPages';
import healthMessages from '../../../locales/*/health.json?compiled';
import importsMessages from '../../../locales/*/imports.json?compiled';
import sharedPropertyMessages from '../../../locales/*/messages.json?compiled&first=dashboardProperties';
import sharedMessages from '../../../locales/*/messages.json?compiled&first=dashboard';
import moreMessages from '../../../locales/*/more.json?compiled';
import propertyMessages from '../../../locales/*/properties.json?compiled';
import registrationMessages from '../../../locales/*/registration.json?compiled';
import settingsMessages from '../../../locales/*/settings.json?compiled';
import uploadsMessages from '../../../locales/*/uploads.json?compiled';
import signInMessages from '../../../locales/*/signIn.json?compiled';
import timelineMessages from '../../../locales/*/timeline.json?compiled';
import welcomeMessages from '../../../locales/*/welcome.json?compiled';
import type accessInEnglish from '../../../locales/en/access.json';
import type channelsInEnglish from '../../../locales/en/channels.json';
import type deskInEnglish from '../../../locales/en/desk.json';
import type english from '../../../locales/en/dashboard.json';
import type healthInEnglish from '../../../locales/en/health.json';
import type importsInEnglish from '../../../locales/en/imports.json';
import type moreInEnglish from '../../../locales/en/more.json';
import type propertiesInEnglish from '../../../locales/en/properties.json';
import type registrationInEnglish from '../../../locales/en/registration.json';
import type settingsInEnglish from '../../../locales/en/settings.json';
import type uploadsInEnglish from '../../../locales/en/uploads.json';
import type signInInEnglish from '../../../locales/en/signIn.json';
import type timelineInEnglish from '../../../locales/en/timeline.json';
import type welcomeInEnglish from '../../../locales/en/welcome.json';
import type { MessageId, Messages } from '../../i18n/index.ts';

/** The id of a message of the dashboard, or of a message that it shares with the guests' pages. */
export type DashboardMessageId =
  | keyof typeof english
  | keyof typeof accessInEnglish
  | keyof typeof channelsInEnglish
  | keyof typeof deskInEnglish
  | keyof typeof healthInEnglish
  | keyof typeof importsInEnglish
  | keyof typeof moreInEnglish
  | keyof typeof propertiesInEnglish
  | keyof typeof registrationInEnglish
  | keyof typeof settingsInEnglish
  | keyof typeof uploadsInEnglish
  | keyof typeof signInInEnglish
  | keyof typeof timelineInEnglish
  | keyof typeof welcomeInEnglish
  | MessageId;

type Loaders = typeof firstMessages;

type Table = Record<string, MessageFormatElement[]>;

/** The loaded messages of each language. Later ones are added, so that texts and formats created from it have them too. */
const tables = new Map<Language, Table>();

/** Texts of shared parts that call the code a one-time password, and the dashboard's own texts instead of them. */
const ownTexts = {
  'otp.field': 'dashboard.code.field',
  'missing.otp': 'dashboard.code.missing',
  'problem.otpError.title': 'dashboard.code.notChecked',
  'problem.otpExpired.title': 'dashboard.code.expired',
  'problem.otpIncorrect.title': 'dashboard.code.incorrect',
  'problem.otpIncorrect.text': 'dashboard.code.missing',
  'problem.otpLocked.title': 'dashboard.code.locked',
} as const satisfies Partial<Record<MessageId, keyof typeof english>>;

/**
 * Adds messages to those of a language. The dashboard's own words for codes, and for errors in a form
 * (`dashboard.violation.*`), replace those of the guests' pages (`violation.*`).
 */
async function addMessages(language: Language, ...loaders: readonly Loaders[]): Promise<Messages> {
  const table: Table = tables.get(language) ?? {};
  tables.set(language, table);
  const modules = await Promise.all(loaders.map((load) => load[language]!()));
  Object.assign(table, ...modules.map((module) => module.default));
  for (const [shared, id] of Object.entries(ownTexts)) {
    const own = table[id];
    if (own) table[shared] = own;
  }
  for (const id of Object.keys(table)) {
    const [, code] = /^violation\.(.+)/.exec(id) ?? [];
    const own = code === undefined ? undefined : table[`dashboard.violation.${code}`];
    if (own) table[id] = own;
  }
  return table as unknown as Messages;
}

/** The texts of parts of the dashboard, which are loaded with them. */
const furtherMessages = {
  /** All texts that no page needs at first, and that no other part has. */
  others: [otherMessages],
  access: [accessMessages],
  channels: [channelsMessages],
  /** The page of a reservation, its forms and its actions. */
  desk: [deskMessages],
  health: [healthMessages],
  imports: [importsMessages],
  registration: [registrationMessages],
  /** The page that leads to those without an entry in the navigation. */
  more: [moreMessages],
  settings: [settingsMessages],
  /** The uploads of photos and of the logo. */
  uploads: [uploadsMessages],
  /** The pages on which people sign in. */
  signIn: [signInMessages],
  /** The parts of the calendar that are loaded after it. */
  timeline: [timelineMessages],
  /** The first run. */
  welcome: [welcomeMessages],
  properties: [propertyMessages, contentMessages, sharedPropertyMessages],
} satisfies Record<string, Loaders[]>;

/** A part of the dashboard that has texts of its own. */
export type PartWithTexts = keyof typeof furtherMessages;

export const partsWithTexts = Object.keys(furtherMessages) as PartWithTexts[];

/** The loads of each part, and of what pages show first. */
const loads = new Map<string, Promise<Messages>>();
const languagesInUse = new Set<Language>();
const partsInUse = new Set<PartWithTexts>(['others']);

/** Returns the result of a load that succeeds once; a failed one is repeated the next time. */
function loadOnce(part: string, language: Language, loaders: readonly Loaders[]): Promise<Messages> {
  const key = `${part} ${language}`;
  const known = loads.get(key);
  if (known) return known;
  const load = addMessages(language, ...loaders);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

/** Loads the messages in a language that pages show before their lazy parts are loaded. */
export function loadDashboardMessages(language: Language): Promise<Messages> {
  languagesInUse.add(language);
  return loadOnce('first', language, [sharedMessages, firstMessages]);
}

/** Loads the remaining messages, and those of some parts, for each language that has been requested. */
export function loadOtherMessages(...of: readonly PartWithTexts[]): Promise<Messages>[] {
  for (const part of of) partsInUse.add(part);
  return [...languagesInUse].flatMap((language) =>
    [...partsInUse].map((part) => loadOnce(part, language, furtherMessages[part])),
  );
}
