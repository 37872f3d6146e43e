import type { BrowserContext, Page } from '@playwright/test';
import { languageNames, type Language } from '../../contract/values/language.ts';
import { Calendar } from '../support/calendar.ts';
import { inDays } from '../support/hostApi.ts';
import { chooseLanguage } from '../support/language.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';

const unit = 'booking-walks';

/** The form of a booking in a tab, with the choice to store details. */
class Tab {
  readonly page: Page;
  #language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.#language = language;
  }

  get #booking() {
    return this.page.locator('[data-machine=booking]');
  }

  get #text() {
    return getTranslator(this.#language).text;
  }

  get remember() {
    return this.#booking.getByRole('checkbox', { name: this.#text('form.remember') });
  }

  get firstName() {
    return this.#booking.getByLabel(this.#text('form.firstName'), { exact: true });
  }

  get lastName() {
    return this.#booking.getByLabel(this.#text('form.lastName'), { exact: true });
  }

  async open() {
    await this.page.goto(`/${this.#language}/${unit}`);
    const calendar = new Calendar(this.page, this.#language);
    await calendar.pick(inDays(40));
    await calendar.pick(inDays(43));
    await this.#booking.getByRole('button', { name: this.#text('booking.begin') }).click();
    await expect(this.firstName).toBeVisible();
  }

  async chooseLanguage(language: Language) {
    await chooseLanguage(this.page, languageNames[language]);
    this.#language = language;
    await expect(this.firstName).toBeVisible();
  }

  readStorage = () =>
    this.page.evaluate(() => ({
      guest: JSON.parse(localStorage.getItem('guest-info') ?? 'null') as Record<string, string> | null,
      choice: localStorage.getItem('remember-details'),
    }));
}

const openTab = async (context: BrowserContext, language: Language) => {
  const tab = new Tab(await context.newPage(), language);
  await tab.open();
  return tab;
};

test('stores typed details on the device while the guest wants it', async ({ context }) => {
  const tab = await openTab(context, 'fr');
  await tab.firstName.fill('Ana');
  await expect(tab.remember).not.toBeChecked();
  expect(await tab.readStorage()).toEqual({ guest: null, choice: null });

  await tab.chooseLanguage('es');
  expect(await tab.readStorage()).toEqual({ guest: null, choice: null });
  await tab.remember.check();
  expect((await tab.readStorage()).guest).toMatchObject({ firstName: 'Ana', lastName: '', locale: 'es' });
  await tab.lastName.fill('Silva');
  expect((await tab.readStorage()).guest).toMatchObject({ firstName: 'Ana', lastName: 'Silva' });
  await tab.chooseLanguage('pt');
  await expect
    .poll(async () => (await tab.readStorage()).guest)
    .toMatchObject({ lastName: 'Silva', locale: 'pt' });

  await tab.remember.uncheck();
  expect(await tab.readStorage()).toEqual({ guest: null, choice: 'false' });
  await tab.lastName.fill('Costa');
  expect(await tab.readStorage()).toEqual({ guest: null, choice: 'false' });
  await expect(tab.firstName).toHaveValue('Ana');
});

test('shares stored details and the choice to store them between two tabs', async ({ context }) => {
  const one = await openTab(context, 'de');
  const other = await openTab(context, 'de');
  await other.firstName.fill('Rui');
  await other.remember.check();
  await expect(one.remember).toBeChecked();

  await other.firstName.fill('Rui Pedro');
  await one.lastName.fill('Costa');
  await expect
    .poll(async () => (await one.readStorage()).guest)
    .toMatchObject({ firstName: 'Rui Pedro', lastName: 'Costa' });

  await other.remember.uncheck();
  await expect(one.remember).not.toBeChecked();
  await one.lastName.fill('Silva');
  expect((await one.readStorage()).guest).toBeNull();
  await expect(one.lastName).toHaveValue('Silva');
});
