import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { propertyPage } from '../../contract/rules/addresses.ts';
import type { Language } from '../../contract/values/language.ts';
import { words, type MessageId } from '../support/words.ts';
import { beginTask, changeSection, expect, openSection, property, publish, test } from './managedProperty.ts';

// One site for all tasks.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let start: number;
test.beforeEach(async ({ page, person }) => {
  start = await beginTask(page, person);
});

/** The text that a guest reads on the page of the property. */
async function expectGuestReads(guest: Page, language: Language, ...texts: readonly string[]) {
  await guest.goto(propertyPage(language, property));
  for (const text of texts) await expect(guest.getByRole('main')).toContainText(text);
}

test('a host changes a text', async ({ person, guest }) => {
  await openSection(person, 'dashboard.editor.texts');
  await person.replace(words('dashboard.field.summary'), 'A house with roses and a fig tree.');
  await publish(person);
  person.finish(start);
  await expectGuestReads(guest, 'en', 'A house with roses and a fig tree.');
});

test('a host changes the price of a season', async ({ person, guest }) => {
  await openSection(person, 'dashboard.editor.prices');
  await person.unfold('Spring');
  await person.replace(words('dashboard.field.rate'), '166', 'Spring');
  await publish(person);
  person.finish(start);
  await expectGuestReads(guest, 'en', '€166');
});

test('a host changes a house rule', async ({ person, guest }) => {
  await expectGuestReads(guest, 'en', words('rule.petsNotAllowed'));
  await openSection(person, 'dashboard.editor.rules');
  await person.choose(words('dashboard.field.pets'), words('dashboard.editor.yes'));
  await publish(person);
  person.finish(start);
  await expectGuestReads(guest, 'en', words('rule.petsAllowed'));
});

const photos = ['02-living-room', '05-kitchen', '08-tagus-view'].map((name) =>
  resolve(import.meta.dirname, `../../demo/casa-do-limoeiro/photos/${name}.webp`),
);

/** A description of each photo, in both languages. */
const photoTexts = [
  ['The terrace', 'O terraço'],
  ['The living room', 'A sala'],
  ['The kitchen', 'A cozinha'],
  ['The river', 'O rio'],
] as const;

/** The texts in the second language, by section. */
const translations: Readonly<Partial<Record<MessageId, readonly (readonly [MessageId, string])[]>>> = {
  'dashboard.editor.texts': [
    ['dashboard.field.name', 'Casa das Rosas'],
    ['dashboard.field.summary', 'Uma casa com rosas.'],
    ['dashboard.field.description', 'Dois andares e um jardim.'],
  ],
  'dashboard.editor.location': [
    ['dashboard.field.city', 'Lisboa'],
    ['dashboard.field.region', 'Lisboa'],
    ['dashboard.field.country', 'Portugal'],
  ],
  'dashboard.editor.prices': [['dashboard.field.seasonName', 'Primavera']],
  'dashboard.editor.terms': [['dashboard.field.optionName', 'Pagar em partes']],
  'dashboard.editor.contact': [
    ['dashboard.field.hostAbout', 'Moro do outro lado da rua.'],
    ['dashboard.field.responseTime', 'Responde em poucas horas'],
  ],
};

test('a host adds a second language and three photos', async ({ person, guest }) => {
  const inPortuguese = (id: MessageId) => `${words(id)} (Português)`;
  await openSection(person, 'dashboard.editor.texts');
  await person.tap('button', 'Add Português');
  for (const [section, fields] of Object.entries(translations)) {
    await changeSection(person, section as MessageId);
    // Items without a text are open.
    for (const [field, typed] of fields) await person.replace(inPortuguese(field), typed);
  }
  await changeSection(person, 'dashboard.editor.photos');
  await person.choosePhotos(words('dashboard.photos.choose'), photos);
  await person.reads('3 of 3 photos sent');
  for (const [index, [english, portuguese]] of photoTexts.entries()) {
    const title = index === 0 ? words('dashboard.photos.cover') : `Photo ${index + 1}`;
    // The first photo was there when the section was opened.
    if (index > 0) await person.unfold(title);
    await person.replace('What the photo shows (English)', english, title);
    await person.replace('What the photo shows (Português)', portuguese, title);
  }
  await publish(person);
  person.finish(start, Infinity);
  await expectGuestReads(guest, 'pt', 'Casa das Rosas', 'Uma casa com rosas.', 'Moro do outro lado');
  for (const [, portuguese] of photoTexts)
    await expect(guest.getByRole('img', { name: portuguese }).first()).toBeAttached();
});
