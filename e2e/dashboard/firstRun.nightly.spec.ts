import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { propertyPage } from '../../contract/rules/addresses.ts';
import { dashboardPage } from '../../contract/dashboard/pages.ts';
import { expect, test } from '../support/test.ts';
import { words, type MessageId } from '../support/words.ts';
import { openEmptySite } from './emptySite.ts';
import { Person } from './person.ts';

// The script writes a property on a simulated slow phone.
test.setTimeout(15 * 60_000);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const owner = { name: 'Rita Figueiredo', email: 'rita@casadorio.pt' };
const name = 'Casa do Rio';
const property = 'casa-do-rio';

const photos = [
  ['01-terrace', 'The terrace', 'O terraço'],
  ['02-living-room', 'The living room', 'A sala'],
  ['03-main-bedroom', 'The large bedroom', 'O quarto grande'],
  ['04-twin-bedroom', 'The small bedroom', 'O quarto pequeno'],
  ['05-kitchen', 'The kitchen', 'A cozinha'],
  ['06-bathroom', 'The bathroom', 'A casa de banho'],
  ['07-facade', 'The house', 'A casa'],
  ['08-tagus-view', 'The river', 'O rio'],
  ['09-reading-corner', 'The reading corner', 'O canto de leitura'],
  ['10-espresso', 'The coffee', 'O café'],
] as const;

const seasons = [
  ['Spring', 'Primavera', ['1', 'April'], ['15', 'June'], '140'],
  ['Summer', 'Verão', ['16', 'June'], ['15', 'September'], '180'],
  ['New Year', 'Ano Novo', ['27', 'December'], ['3', 'January'], '200'],
] as const;

/** The texts of each section, in both languages. */
const texts = {
  'dashboard.editor.texts': [
    ['dashboard.field.summary', 'A house by the river.', 'Uma casa junto ao rio.'],
    ['dashboard.field.description', 'Two floors and a garden.', 'Dois andares e um jardim.'],
  ],
  'dashboard.editor.location': [
    ['dashboard.field.city', 'Lisbon', 'Lisboa'],
    ['dashboard.field.region', 'Lisbon', 'Lisboa'],
    ['dashboard.field.country', 'Portugal', 'Portugal'],
  ],
  'dashboard.editor.contact': [['dashboard.field.hostAbout', 'I live next door.', 'Moro ao lado.']],
} as const satisfies Partial<Record<MessageId, readonly (readonly [MessageId, string, string])[]>>;

type TextSection = keyof typeof texts;

const fill = (message: MessageId, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), words(message));

const next = (section: MessageId) => fill('dashboard.editor.next', { section: words(section) });
const inPortuguese = (id: MessageId) => `${words(id)} (Português)`;

/** A phone with its own browser. */
async function openPhone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...phone, baseURL, locale: 'en' });
  const page = await context.newPage();
  const person = new Person(page);
  await person.slowDown();
  return { context, page, person };
}

/** The seconds that a person needs for a tap and for a character. */
const seconds = { tap: 1, key: 0.25 } as const;
const mostMinutes = 15;

/** The person closes the dashboard, opens it again, and continues where they were. */
async function resume(page: Page, person: Person): Promise<void> {
  await page.goto('about:blank');
  await page.goto(dashboardPage);
  await person.tap('link', words('dashboard.preparing.continue'));
  await person.reads(words('dashboard.welcome.step.person'));
}

/** Returns to the first steps, which are shown when the last change is saved. */
async function backToSteps(person: Person): Promise<void> {
  await person.tap('link', words('dashboard.preparing.back'));
  await person.reads(words('dashboard.welcome.title'));
}

/** Fills in the texts of a section in one of the languages. */
async function writeTexts(person: Person, section: TextSection, language: 'en' | 'pt'): Promise<void> {
  for (const [field, english, portuguese] of texts[section])
    await (language === 'en'
      ? person.replace(words(field), english)
      : person.replace(inPortuguese(field), portuguese));
}

test('a host gets from a set-up link to a public property on a phone', async ({ browser }) => {
  const { site, link, mailbox, channel, stripe, close } = await openEmptySite();
  const { context, page, person } = await openPhone(browser, site.url);
  const start = Date.now();

  await test.step('the person', async () => {
    await page.goto(link);
    await person.fill(words('dashboard.setup.name'), owner.name);
    await person.fill(words('form.email'), owner.email);
    await person.tap('button', words('dashboard.setup.action'));
    await person.reads(fill('dashboard.welcome.person.title', { name: owner.name }));
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.person.skip'));
  });

  await test.step('the property', async () => {
    await person.fill(words('dashboard.properties.name'), name);
    await person.tap('button', words('dashboard.properties.create'));
    await person.reads(fill('dashboard.properties.created', { name }));
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.property.action'));
    for (const [field, typed] of [
      ['dashboard.field.maxGuests', '4'],
      ['dashboard.field.bedrooms', '2'],
      ['dashboard.field.beds', '3'],
      ['dashboard.field.bathrooms', '1'],
    ] as const)
      await person.replace(words(field), typed);
    await person.tap('link', next('dashboard.editor.location'));
    await person.replace(words('dashboard.field.latitude'), '38.6979');
    await person.replace(words('dashboard.field.longitude'), '-9.2065');
    await writeTexts(person, 'dashboard.editor.location', 'en');
    await backToSteps(person);
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.property.action'));
    await writeTexts(person, 'dashboard.editor.texts', 'en');
    await person.tap('link', next('dashboard.editor.contact'));
    await person.replace(words('dashboard.field.phone'), '+351 918 204 377');
    await writeTexts(person, 'dashboard.editor.contact', 'en');
    await person.tap('link', next('dashboard.editor.registration'));
    await person.replace(words('dashboard.field.registrationNumber'), '73918/AL');
    await backToSteps(person);
  });

  await test.step('the price', async () => {
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.price.action'));
    await person.replace(words('dashboard.field.rate'), '120');
    await person.replace(words('dashboard.field.cleaningAmount'), '40');
    for (const [index, [season, , from, to, rate]] of seasons.entries()) {
      await person.tap('button', words('dashboard.field.seasons.add'));
      const title = fill('dashboard.field.seasons.item', { number: String(index + 1) });
      await person.replace(words('dashboard.field.rate'), rate, title);
      for (const [day, [date, month]] of [
        ['dashboard.field.seasonFrom', from],
        ['dashboard.field.seasonTo', to],
      ] as const) {
        await person.chooseIn(title, words(day), words('dashboard.editor.day'), date);
        await person.chooseIn(title, words(day), words('dashboard.editor.month'), month);
      }
      await person.replace(words('dashboard.field.seasonName'), season, title);
    }
    await backToSteps(person);
  });

  await test.step('the photos', async () => {
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.photos.action'));
    const files = photos.map(([file]) =>
      resolve(import.meta.dirname, `../../demo/casa-do-limoeiro/photos/${file}.webp`),
    );
    await person.choosePhotos(words('dashboard.photos.choose'), files);
    await person.reads('10 of 10 photos sent');
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.photos.action'));
    for (const [index, [, english]] of photos.entries()) {
      const title = index === 0 ? words('dashboard.photos.cover') : `Photo ${index + 1}`;
      await person.replace(words('dashboard.field.photoText'), english, title);
    }
    await backToSteps(person);
    await person.reads(fill('dashboard.welcome.review.title', { name }));
  });

  await test.step('the second language', async () => {
    await person.tap('link', words('dashboard.welcome.step.property'));
    await person.tap('link', new RegExp(`^${words('dashboard.editor.texts')}`));
    await person.tap('button', 'Add Português');
    await person.replace(inPortuguese('dashboard.field.name'), name);
    await writeTexts(person, 'dashboard.editor.texts', 'pt');
    await person.tap('link', next('dashboard.editor.contact'));
    await writeTexts(person, 'dashboard.editor.contact', 'pt');
    await person.replace(inPortuguese('dashboard.field.responseTime'), 'Responde em poucas horas');
    await backToSteps(person);
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.step.price'));
    for (const [index, [, portuguese]] of seasons.entries()) {
      const title = fill('dashboard.field.seasons.item', { number: String(index + 1) });
      await person.replace(inPortuguese('dashboard.field.seasonName'), portuguese, title);
    }
    await person.tap('link', next('dashboard.editor.photos'));
    for (const [index, [, , portuguese]] of photos.entries()) {
      const title = index === 0 ? words('dashboard.photos.cover') : `Photo ${index + 1}`;
      await person.replace(inPortuguese('dashboard.field.photoText'), portuguese, title);
    }
    await person.tap('link', next('dashboard.editor.terms'));
    await person.replace(inPortuguese('dashboard.field.optionName'), 'Pagar ao reservar');
    await person.tap('link', next('dashboard.editor.location'));
    await writeTexts(person, 'dashboard.editor.location', 'pt');
    await backToSteps(person);
    await person.reads(fill('dashboard.welcome.review.title', { name }));
  });

  await test.step('the publication', async () => {
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.step.terms'));
    await backToSteps(person);
    await person.tap('link', words('dashboard.review.title'));
    await person.tap('button', words('dashboard.review.publish'));
    await person.reads(words('dashboard.review.published'));
    await backToSteps(person);
    await person.reads(fill('dashboard.welcome.closed.title', { name }));
  });

  await test.step('the legal identity', async () => {
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.service.identity'));
    await person.replace(words('dashboard.settings.identity.name'), owner.name);
    await person.replace(words('dashboard.settings.identity.address'), 'Rua da Junqueira 7, 1300-343 Lisboa');
    await person.replace(words('dashboard.settings.identity.taxNumber'), '212345678');
    await person.replace(words('dashboard.settings.identity.email'), owner.email);
    await person.tap('button', words('dashboard.settings.save'));
    await person.reads(words('dashboard.settings.saved'));
  });

  await test.step('the mail server', async () => {
    await resume(page, person);
    await person.tap('link', words('dashboard.welcome.service.mail'));
    await person.replace(words('dashboard.settings.mail.server'), '127.0.0.1');
    await person.replace(words('dashboard.settings.mail.port'), String(mailbox.port));
    await person.replace(words('dashboard.settings.mail.user'), owner.email);
    await person.replace(words('dashboard.settings.mail.password'), 'a password of 24 letters');
    await person.replace(words('dashboard.settings.mail.from'), owner.email);
    await person.tap('button', words('dashboard.settings.mail.save'));
    await person.reads(words('dashboard.settings.mail.saved'));
    await resume(page, person);
  });

  const other = await openPhone(browser, site.url);
  await test.step('payments, on another device', async () => {
    await other.page.goto(dashboardPage);
    await other.person.fill(words('form.email'), owner.email);
    await other.person.tap('button', words('dashboard.signIn.request'));
    await other.person.fill(words('dashboard.code.field'), await mailbox.readCode(owner.email));
    await other.person.tap('link', words('dashboard.preparing.continue'));
    await other.person.tap('link', words('dashboard.welcome.service.payments'));
    await other.person.replace(words('dashboard.settings.key'), stripe.secretKey);
    await other.person.tap('button', words('dashboard.settings.key.save'));
    await other.person.reads(words('dashboard.settings.key.saved'));
  });

  // The first phone shows what was done on the other one.
  await person.reads(fill('dashboard.welcome.online.title', { name }));

  await test.step('the calendar of another channel', async () => {
    await other.page.goto('about:blank');
    await other.page.goto(dashboardPage);
    await other.person.goTo(words('dashboard.navigation.more'));
    await other.person.tap('link', new RegExp(`^${words('dashboard.channels.title')}`));
    await other.person.tap('link', new RegExp(`^${words('dashboard.channels.add')}`));
    await other.person.fill(words('dashboard.channels.new.address'), channel.address);
    await other.person.tap('button', words('dashboard.channels.new.test'));
    const calendar = 'Airbnb';
    await other.person.reads(fill('dashboard.channels.new.tested', { calendar }), '3 nights are taken');
    await other.person.tap('button', fill('dashboard.channels.new.confirm', { calendar }));
    await other.person.tap('link', words('dashboard.channels.back'));
    await other.person.reads('3 nights are taken');
  });

  const [taps, keys] = [person.taps + other.person.taps, person.keys + other.person.keys];
  const ofPerson = (taps * seconds.tap + keys * seconds.key) / 60;
  const ofSite = (Date.now() - start) / 60_000;
  test.info().annotations.push({
    type: 'task',
    description:
      `${taps} taps and ${keys} keys: ${ofPerson.toFixed(1)} min, and ${ofSite.toFixed(1)} min of waiting on ` +
      'this machine',
  });
  expect(ofPerson).toBeLessThanOrEqual(mostMinutes);

  const guest = await browser.newPage({ ...phone, baseURL: site.url });
  for (const [language, summary] of [
    ['en', 'A house by the river.'],
    ['pt', 'Uma casa junto ao rio.'],
  ] as const) {
    await guest.goto(propertyPage(language, property));
    await expect(guest.getByRole('main')).toContainText(summary);
    for (const [, english, portuguese] of photos.slice(0, 3))
      await expect(
        guest.getByRole('img', { name: language === 'en' ? english : portuguese }).first(),
      ).toBeAttached();
  }
  await guest.close();
  await other.context.close();
  await context.close();
  await close();
});
