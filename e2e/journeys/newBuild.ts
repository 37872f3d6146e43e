import type { Page } from '@playwright/test';
import { anotherBuild } from '../support/anotherBuild.ts';
import { isFollowed, network } from '../support/isFollowed.ts';
import { isShownAgain } from '../support/isShownAgain.ts';
import { openWayTo, type Way } from '../support/wayTo.ts';
import { words } from '../support/words.ts';
import { expect, test as base } from './journey.ts';

interface UpdatedSite {
  url: string;
  /** Replaces the build. The previous files are gone, or kept for open tabs. */
  update: (files?: 'kept') => void;
}

/** The site behind a proxy whose address the guest uses, also on the return from the gateway. */
export const test = base.extend<{ site: UpdatedSite }>({
  site: async ({ baseURL }, use) => {
    const way: Way = {};
    const { url, close } = await openWayTo(baseURL!, way);
    const ofHere = (text: string) => text.replaceAll(new URL(baseURL!).host, new URL(url).host);
    Object.assign(way, { says: (_, value) => ofHere(value), rewrites: ofHere } satisfies Way);
    const update: UpdatedSite['update'] = (files) => {
      const { leads, says, rewrites } = anotherBuild;
      Object.assign(way, {
        leads: (path: string) => (files === 'kept' && leads!(path) === 404 ? path : leads!(path)),
        says: (name: string, value: string) => says!(name, ofHere(value)),
        rewrites: (text: string, path: string) => rewrites!(ofHere(text), path),
      });
    };
    await use({ url, update });
    await close();
  },
});

export const offer = (page: Page) => page.getByText(words('version.newer'));
export const updating = (page: Page) => page.getByText(words('version.updating'));

export const presses = (page: Page, id: 'version.update' | 'version.later') =>
  page.getByRole('button', { name: words(id), exact: true }).click();

export const isOfTheNewBuild = (page: Page) =>
  expect.poll(() => page.locator('#page-data').textContent()).toContain('/assets/b/entry-client-b-');

/** Waits until the page follows the version of the site. */
export async function versionIsFollowed(page: Page) {
  await isFollowed(page);
  await network(page, 'online');
}

/** The guest returns to the tab until the new build is offered. */
export const returnsToTheOffer = (page: Page) =>
  expect(async () => {
    await isShownAgain(page);
    await expect(offer(page)).toBeVisible({ timeout: 500 });
  }).toPass();

export { expect };
