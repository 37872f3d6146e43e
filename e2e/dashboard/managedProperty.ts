import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { dashboardPage } from '../../contract/dashboard/pages.ts';
import { dashboardBase } from '../../contract/dashboard/operations.ts';
import { createProperty } from '../life/property.ts';
import { TestSite } from '../life/site.ts';
import { freePort } from '../support/freePort.ts';
import { findLink, HostApi } from '../support/hostApi.ts';
import { expect, test as base } from '../support/test.ts';
import { words, type MessageId } from '../support/words.ts';
import { Person } from './person.ts';
import { enterBooking, signIn } from './week.ts';

/** The id of the property, whose texts are in English only. */
export const property = 'casa-da-rosa';

/** A host who manages a property in the dashboard, and a guest who arrives tomorrow. */
async function openProperty(browser: Browser) {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-property-'));
  const settings = { LANGUAGES: 'en,pt' };
  const site = new TestSite({ port: await freePort(), folder, time: { ahead: 0 }, settings });
  await createProperty(site, property);
  await site.start();
  const context = await browser.newContext({ baseURL: site.url });
  const storageState = await signIn(site, context);
  const adoption = await context.request.post(`${dashboardBase}/properties/${property}/adoption`, {
    headers: { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(adoption.ok(), await adoption.text()).toBe(true);
  await enterBooking(context, site, [1, 3], { firstName: 'Rui', lastName: 'Almeida' }, property);
  const mail = await new HostApi(context.request).waitForMail('rui@guests.example');
  return {
    site,
    storageState,
    link: findLink(mail),
    close: async () => {
      await context.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Managed = Awaited<ReturnType<typeof openProperty>>;

/** Tests with a host on a slow phone, a property that is managed in the dashboard, and a guest on another phone. */
export const test = base.extend<{ guest: Page; link: string; person: Person }, { managed: Managed }>({
  managed: [
    async ({ browser }, use) => {
      const managed = await openProperty(browser);
      await use(managed);
      await managed.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ managed }, use) => use(managed.site.url),
  storageState: async ({ managed }, use) => use(managed.storageState),
  link: async ({ managed }, use) => use(managed.link),
  person: async ({ page }, use) => use(new Person(page)),
  guest: async ({ browser, managed }, use) => {
    const context = await browser.newContext({
      baseURL: managed.site.url,
      viewport: { width: 390, height: 844 },
    });
    await use(await context.newPage());
    await context.close();
  },
});

/** Begins a task with the first page on a slow phone, and returns the time. */
export async function beginTask(page: Page, person: Person): Promise<number> {
  await person.slowDown();
  await page.goto(dashboardPage);
  await person.reads(words('dashboard.today.arrivals'));
  return Date.now();
}

/** Links to pages and sections also have a sentence about them. */
const beginsWith = (id: MessageId) => new RegExp(`^${words(id)}`);

/** Opens the property, and one of its sections. */
export async function openSection(person: Person, section: MessageId): Promise<void> {
  await person.goTo(words('dashboard.navigation.more'));
  await person.tap('link', beginsWith('dashboard.properties.title'));
  await person.tap('link', 'Edit: Casa da Rosa');
  await person.tap('link', beginsWith(section));
}

/** Opens another section. */
export async function changeSection(person: Person, section: MessageId): Promise<void> {
  await person.tap('link', words('dashboard.editor.back'));
  await person.tap('link', beginsWith(section));
}

/** Publishes what was changed, from a section. */
export async function publish(person: Person): Promise<void> {
  await person.tap('link', words('dashboard.review.title'));
  await person.tap('button', words('dashboard.review.publish'));
  await person.reads(words('dashboard.review.published'));
}

export { expect } from '../support/test.ts';
