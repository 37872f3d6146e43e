import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeFields } from '../../contract/content/documentFields.ts';
import { publishDraft } from '../../server/host/units/drafts.ts';
import { Authenticator } from '../support/authenticator.ts';
import {
  getRefusedKind,
  openDashboard,
  site as origin,
  type Browser,
  type Dashboard,
} from '../support/dashboard.ts';
import { identity, openSettingsHost, publicSite, writeOwnContact } from './support/settingsHost.ts';
import { uploadPhoto } from './support/uploadPhoto.ts';

let dashboard: Dashboard;
let owner: Browser;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estadia-empty-'));
  // The property of the folder is the demo.
  dashboard = await openDashboard(['casa'], undefined, undefined, undefined, {
    emptyContentDir: folder,
    mailsAccess: false,
  });
  owner = dashboard.as('owner');
});
afterAll(async () => {
  await dashboard.close();
  await rm(folder, { recursive: true });
});

const property = 'casa-do-rio';

const show = () => owner.call('showProperty', { params: { property } });
const getProgress = () => owner.call('showProgress');
const getDone = async () =>
  (await getProgress()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);

const save = async (values: Readonly<Record<string, unknown>>) => {
  const { revision, document } = await show();
  const changes = Object.entries(values).map(([path, value]) => ({ path: path.split('.'), value }));
  return owner.call('saveDraft', {
    params: { property },
    body: { revision, document: changeFields(document, changes) as typeof document },
  });
};

test('a site without a property begins with the person, and the demo is no property', async () => {
  expect(await getProgress()).toEqual({
    next: 'person',
    property: null,
    steps: ['person', 'property', 'price', 'photos', 'terms', 'review'].map((step) => ({
      step,
      isDone: false,
      errors: 0,
      missing: [],
    })),
    services: [],
  });
  expect(await owner.call('getSession')).toMatchObject({ isPreparing: true });
  expect(await dashboard.as('manager').call('getSession')).toMatchObject({ isPreparing: false });
  expect(await getRefusedKind(dashboard.as('manager').call('showProgress'))).toBe('forbidden');
});

test('a new property leads to what is missing in it, and its terms are complete', async () => {
  await owner.call('createProperty', { body: { property, name: 'Casa do Rio', language: 'pt' } });
  const { next, property: shown, steps } = await getProgress();
  expect([next, shown]).toEqual(['property', { id: property, name: 'Casa do Rio', state: 'draft' }]);
  expect(await getDone()).toEqual(['terms']);
  expect(steps[1]!.missing.map(({ path }) => path.at(-1))).toContain('registrationNumber');
  expect(steps[1]).toMatchObject({ step: 'property', errors: steps[1]!.missing.length });
  expect(steps[2]!.missing.map(({ path }) => path.at(-1))).toEqual(['rate', 'amount']);
  const { document } = await show();
  expect(document.property).toMatchObject({
    contact: { email: 'owner@hosts.test' },
    host: { name: 'owner', since: String(new Date().getFullYear()), languages: ['pt'] },
  });
});

test('a property in one language is complete with a description, a price and a photo', async () => {
  await save({
    'property.maxGuests': '4',
    'property.bedrooms': '2',
    'property.beds': '3',
    'property.bathrooms': '1',
    'property.location.latitude': '38.7119',
    'property.location.longitude': '-9.1287',
    'texts.pt.location.city': 'Lisboa',
    'texts.pt.location.region': 'Lisboa',
    'texts.pt.location.country': 'Portugal',
    'texts.pt.summary': 'Uma casa junto ao rio.',
    'texts.pt.description': 'Dois andares e um jardim.',
    'property.contact.phone': '+351 210 000 000',
    'texts.pt.host.about': 'Moro ao lado.',
    'property.registrationNumber': '48210/AL',
  });
  expect(await getProgress()).toMatchObject({ next: 'price' });
  await save({ 'property.pricing.rate': '120', 'property.pricing.cleaning.amount': '40' });
  expect(await getProgress()).toMatchObject({ next: 'photos' });
  const file = await uploadPhoto(owner, property);
  await save({ 'property.photos': [file], [`texts.pt.photos`]: { [file]: 'A sala' } });
  expect(await getProgress()).toMatchObject({ next: 'review', property: { state: 'draft' } });
  expect(await getDone()).toEqual(['property', 'price', 'photos', 'terms']);
});

test('an error that is made later leads back to its step', async () => {
  await save({ 'property.rules.checkInAfter': 'noon' });
  expect(await getProgress()).toMatchObject({ next: 'terms' });
  await save({ 'property.rules.checkInAfter': '15:00' });
});

test('a property is online as soon as any process has published it', async () => {
  const { revision: hash } = await show();
  await publishDraft(dashboard.host.db, { unitId: property, hash, author: undefined });
  expect(await getProgress()).toMatchObject({
    next: 'online',
    property: { id: property, name: 'Casa do Rio', state: 'online' },
    services: [],
  });
  expect(await owner.call('getSession')).toMatchObject({ isPreparing: false });
  await save({ 'property.maxGuests': '' });
  expect(await getDone()).toEqual(['property', 'price', 'photos', 'terms', 'review']);
});

test('a session is its own proof while its person has no passkey and the site cannot send codes', async () => {
  const person = dashboard.as('owner');
  const endProof = () => dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();
  await endProof();
  const options = await person.call('passkeyCreation');
  await person.call('addPasskey', { body: new Authenticator(origin).create(options) });
  await endProof();
  expect(await getRefusedKind(person.call('passkeyCreation'))).toBe('proof-required');
});

test('a public site is closed until it has its services and its identity', async () => {
  const site = await openSettingsHost();
  const person = site.as('owner');
  expect(await person.call('showProgress')).toMatchObject({
    next: 'closed',
    property: { id: 'casa', state: 'online' },
    services: ['mail', 'payments'],
  });
  expect(await person.call('getSession')).toMatchObject({ isPreparing: true });
  await person.call('adoptProperty', { params: { property: 'casa' } });
  expect(await person.call('showProgress')).toMatchObject({ services: ['identity', 'mail', 'payments'] });
  const { revision } = await person.call('getSettings');
  await person.call('changeIdentity', { body: { revision, identity } });
  expect(await person.call('showProgress')).toMatchObject({ services: ['mail', 'payments'] });
  await site.close();
});

test('a public site with example values leads to the property that has them', async () => {
  const site = await openSettingsHost(publicSite, {
    units: ['casa', 'villa'],
    change: (files, id) => {
      writeOwnContact(files);
      if (id === 'villa') Object.assign(files.property.contact as object, { email: 'ana@stay.example' });
    },
  });
  expect(await site.as('owner').call('showProgress')).toMatchObject({
    next: 'closed',
    property: { id: 'villa', state: 'online' },
    services: ['property', 'mail', 'payments'],
  });
  await site.close();
});

test('a property that files manage is online', async () => {
  const other = await openDashboard(['villa']);
  expect(await other.as('owner').call('showProgress')).toMatchObject({
    next: 'online',
    property: { id: 'villa', state: 'online' },
  });
  await other.close();
});
