import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { dashboardBase } from '../../contract/dashboard/operations.ts';
import type { CreatedBooking } from '../../contract/dashboard/bookings.ts';
import { daysLater, getDateAt } from '../../contract/values/nights.ts';
import { TestSite } from '../life/site.ts';
import { freePort } from '../support/freePort.ts';
import { HostApi } from '../support/hostApi.ts';
import { openAllDays } from '../support/openAllDays.ts';
import { expect, test as base } from '../support/test.ts';
import { words } from '../support/words.ts';
import { Person } from './person.ts';

export const properties = { casa: 'Casa do Limoeiro', monte: 'Monte da Figueira' } as const;

/** The date in so many days, at the properties. */
export const inDays = (days: number): string => daysLater(getDateAt(Date.now(), 'Europe/Lisbon'), days);

interface Guest {
  firstName: string;
  lastName: string;
}

/** Signs in a new owner, and returns the state of the browser. */
export async function signIn(site: TestSite, context: BrowserContext) {
  const [link = ''] = /\/host\/setup#token=\S+/.exec(await site.runCommand('access', 'link')) ?? [];
  const page = await context.newPage();
  await page.goto(`${site.url}${link}`);
  await page.getByLabel(words('dashboard.setup.name')).fill('Inês Carvalhal');
  await page.getByLabel(words('form.email')).fill('owner@dashboard.example');
  await page.getByRole('button', { name: words('dashboard.setup.action') }).click();
  await expect(page.getByRole('heading', { name: words('dashboard.navigation.today') })).toBeVisible();
  return context.storageState();
}

/** Enters a booking that is paid on arrival, and returns its number. */
export async function enterBooking(
  { request }: BrowserContext,
  site: TestSite,
  [from, to]: readonly [number, number],
  { firstName, lastName }: Guest,
  unit = 'casa-do-limoeiro',
): Promise<string> {
  const answer = await request.post(`${site.url}${dashboardBase}/bookings`, {
    headers: { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' },
    data: {
      unit,
      startDate: inDays(from),
      endDate: inDays(to),
      guests: 2,
      locale: 'en',
      guest: {
        firstName,
        lastName,
        email: `${firstName}@guests.example`.toLowerCase(),
        phonePrefix: '+351',
        phone: '912345678',
      },
      payment: { by: 'arrival' },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as CreatedBooking).number;
}

/** A host with two properties and some stays, who is signed in. */
async function openWeek(browser: Browser) {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-week-'));
  const site = new TestSite({ port: await freePort(), folder, time: { ahead: 0 }, settings: {} });
  await cp(resolve(import.meta.dirname, '../../demo'), site.content, { recursive: true });
  for (const unit of ['casa-do-limoeiro', 'monte-da-figueira']) await openAllDays(join(site.content, unit));
  await site.start();
  const context = await browser.newContext({ baseURL: site.url });
  const storageState = await signIn(site, context);
  await enterBooking(context, site, [0, 2], { firstName: 'Rui', lastName: 'Almeida' });
  await enterBooking(context, site, [28, 31], { firstName: 'Marie', lastName: 'Dubois' });
  const hostApi = new HostApi(context.request);
  let from = 40;
  return {
    site,
    storageState,
    hostApi,
    /** Returns the number of a new stay that a guest has booked on the site and paid by card. */
    book: async (email: string) => {
      from = (await hostApi.freeFrom('casa-do-limoeiro', from)) + 3;
      return (await hostApi.book('casa-do-limoeiro', email, from - 3)).number;
    },
    close: async () => {
      await context.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Week = Awaited<ReturnType<typeof openWeek>>;

/** Tests with a host on a slow phone, and a site of their own with real data. */
export const test = base.extend<{ book: Week['book']; hostApi: HostApi; person: Person }, { week: Week }>({
  week: [
    async ({ browser }, use) => {
      const week = await openWeek(browser);
      await use(week);
      await week.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ week }, use) => use(week.site.url),
  storageState: async ({ week }, use) => use(week.storageState),
  book: async ({ week }, use) => use(week.book),
  hostApi: async ({ week }, use) => use(week.hostApi),
  person: async ({ page }, use) => use(new Person(page)),
});
