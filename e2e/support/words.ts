import { readFileSync } from 'node:fs';
import { defaultLanguage, languages, type Language } from '../../contract/values/language.ts';
import type access from '../../locales/en/access.json';
import type channels from '../../locales/en/channels.json';
import type dashboard from '../../locales/en/dashboard.json';
import type desk from '../../locales/en/desk.json';
import type health from '../../locales/en/health.json';
import type imports from '../../locales/en/imports.json';
import type english from '../../locales/en/messages.json';
import type more from '../../locales/en/more.json';
import type properties from '../../locales/en/properties.json';
import type registration from '../../locales/en/registration.json';
import type settings from '../../locales/en/settings.json';
import type uploads from '../../locales/en/uploads.json';
import type signIn from '../../locales/en/signIn.json';
import type timeline from '../../locales/en/timeline.json';
import type welcome from '../../locales/en/welcome.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof dashboard
  | keyof typeof access
  | keyof typeof channels
  | keyof typeof desk
  | keyof typeof health
  | keyof typeof imports
  | keyof typeof more
  | keyof typeof properties
  | keyof typeof registration
  | keyof typeof settings
  | keyof typeof uploads
  | keyof typeof signIn
  | keyof typeof timeline
  | keyof typeof welcome;
type AllMessages = Readonly<Record<MessageId, string>>;

const read = (language: Language) =>
  Object.assign(
    {},
    ...[
      'messages',
      'dashboard',
      'access',
      'channels',
      'desk',
      'health',
      'imports',
      'more',
      'properties',
      'registration',
      'settings',
      'uploads',
      'signIn',
      'timeline',
      'welcome',
    ].map(
      (name) =>
        JSON.parse(
          readFileSync(new URL(`../../locales/${language}/${name}.json`, import.meta.url), 'utf8'),
        ) as object,
    ),
  ) as AllMessages;

/** All messages in all languages, from `locales/`. */
export const messagesIn = Object.fromEntries(
  languages.map((language) => [language, { ...read(defaultLanguage), ...read(language) }]),
) as Record<Language, AllMessages>;

/** A message without arguments, as a guest reads it. */
export const words = (id: MessageId, language: Language = 'en'): string => messagesIn[language][id];
