import { describe, expect, test } from 'vitest';
import {
  addBody,
  changeEntry,
  getSenderAddress,
  isChangeable,
  proposeEntry,
  removeBody,
} from '../../../contract/dashboard/settingsEntry.ts';
import { settingsForms } from '../../../contract/dashboard/pages.ts';
import {
  firstSettings,
  fixedSettings,
  sampleSettings,
} from '../../../machines/dashboard/shared/settings.samples.ts';
import {
  createSiteBody,
  createWelcomeBody,
  keepLegalTexts,
  readIdentity,
  readLegalTexts,
  readMailServer,
} from '../../../machines/dashboard/settingsForm/body.ts';
import { readDraft } from '../../../machines/dashboard/settingsForm/selectors.ts';

const settings = {
  ...sampleSettings,
  legal: { ...sampleSettings.legal, source: 'dashboard' as const, value: { de: { terms: '# AGB' } } },
};

describe('an entry without changes', () => {
  test('sends the stored values of the site', () => {
    const entry = proposeEntry(settings, 'site');
    expect(createSiteBody({ settings, entry })).toEqual({
      name: 'Casa',
      languages: ['en', 'pt'],
      accent: '#0b6b4f',
      welcome: { en: { headline: 'Two houses by the sea' } },
    });
    const welcome = proposeEntry(settings, 'welcome');
    expect(createWelcomeBody({ settings, entry: welcome })).toEqual(createSiteBody({ settings, entry }));
  });

  test('sends the stored identity, legal texts and mail server', () => {
    expect(readIdentity(proposeEntry(settings, 'identity'))).toEqual(settings.identity.value);
    // The site does not offer German, but has a text in it.
    expect(readLegalTexts(proposeEntry(settings, 'legal'))).toEqual(settings.legal.value);
    expect(keepLegalTexts(settings)).toEqual({ legal: settings.legal.value });
    expect(readMailServer(proposeEntry(settings, 'mail'))).toEqual(settings.mail.value);
  });

  test('stores no default', () => {
    const entry = proposeEntry(firstSettings, 'site');
    expect(createSiteBody({ settings: firstSettings, entry })).toEqual({});
    expect(keepLegalTexts(firstSettings)).toEqual({});
    expect(proposeEntry(firstSettings, 'mail')['from']).toBe('');
  });
});

test('a changed default is stored, without the others', () => {
  const entry = changeEntry(proposeEntry(firstSettings, 'site'), { languages: 'pt en' });
  expect(createSiteBody({ settings: firstSettings, entry })).toEqual({ languages: ['pt', 'en'] });
});

test('a name that is set on the server is not sent', () => {
  const site = {
    ...sampleSettings.site,
    name: { value: 'Casa', source: 'environment' as const, setting: 'PRODUCT_NAME' },
  };
  const fixed = { ...sampleSettings, site };
  const entry = changeEntry(proposeEntry(fixed, 'site'), { accent: '' });
  expect(createSiteBody({ settings: fixed, entry })).not.toHaveProperty('name');
  expect(createSiteBody({ settings: fixed, entry })).not.toHaveProperty('accent');
});

test('a missing port is not a number, which the host refuses', () => {
  const entry = changeEntry(proposeEntry(settings, 'mail'), { 'mail.port': '' });
  expect(readMailServer(entry).port).toBeNaN();
});

test('dispute bodies are added at the end, and the later ones move up when one is removed', () => {
  const entry = proposeEntry(settings, 'identity');
  const two = changeEntry(changeEntry(entry, addBody(entry)), {
    'identity.disputeBodies[1].name': 'CNIACC',
    'identity.disputeBodies[1].website': 'https://www.cniacc.pt',
  });
  expect(readIdentity(two).disputeBodies).toHaveLength(2);
  const second = changeEntry(two, removeBody(two, 0));
  expect(readIdentity(second).disputeBodies).toEqual([{ name: 'CNIACC', website: 'https://www.cniacc.pt' }]);
  expect(readIdentity(changeEntry(second, removeBody(second, 0)))).not.toHaveProperty('disputeBodies');
});

test('the sender is an address, with or without a name', () => {
  expect(getSenderAddress('"Casa" <bookings@casa.example>')).toBe('bookings@casa.example');
  expect(getSenderAddress('bookings@casa.example')).toBe('bookings@casa.example');
});

test('the dashboard changes what is set nowhere else; legal texts need an identity', () => {
  const getChangeable = (of: typeof sampleSettings) => settingsForms.filter((form) => isChangeable(of, form));
  expect(getChangeable(sampleSettings)).toEqual(settingsForms);
  expect(getChangeable(fixedSettings)).not.toContain('mail');
  expect(getChangeable(firstSettings)).not.toContain('legal');
});

test.each([
  undefined,
  'text',
  { visitId: 'v', attempt: 1, entry: { name: 7 } },
  { visitId: 'v', attempt: 1 },
])('a stored draft with other values is ignored: %j', (stored) => {
  expect(readDraft(stored)).toBeUndefined();
});

test('a stored draft contains no password', () => {
  const draft = { visitId: 'v', attempt: 1, entry: proposeEntry(settings, 'mail') };
  expect(readDraft(draft)).toEqual(draft);
  expect(Object.keys(draft.entry)).not.toContain('password');
});
