import type { Page } from '@playwright/test';
import { anotherBuild } from '../support/anotherBuild.ts';
import { waitForConnectionMachine, network } from '../support/network.ts';
import { showPageAgain } from '../support/showPageAgain.ts';
import { openProxy, type ProxyRules } from '../support/proxy.ts';
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
    const way: ProxyRules = {};
    const { url, close } = await openProxy(baseURL!, way);
    const toThisHost = (text: string) => text.replaceAll(new URL(baseURL!).host, new URL(url).host);
    Object.assign(way, {
      headers: (_, value) => toThisHost(value),
      rewrite: toThisHost,
    } satisfies ProxyRules);
    const update: UpdatedSite['update'] = (files) => {
      const { redirect, headers, rewrite } = anotherBuild;
      Object.assign(way, {
        redirect: (path: string) => (files === 'kept' && redirect!(path) === 404 ? path : redirect!(path)),
        headers: (name: string, value: string) => headers!(name, toThisHost(value)),
        rewrite: (text: string, path: string) => rewrite!(toThisHost(text), path),
      });
    };
    await use({ url, update });
    await close();
  },
});

export const offer = (page: Page) => page.getByText(words('version.newer'));
export const updating = (page: Page) => page.getByText(words('version.updating'));

export const press = (page: Page, id: 'version.update' | 'version.later') =>
  page.getByRole('button', { name: words(id), exact: true }).click();

export const expectNewBuild = (page: Page) =>
  expect.poll(() => page.locator('#page-data').textContent()).toContain('/assets/b/entry-client-b-');

/** Waits until the page follows the version of the site. */
export async function followVersion(page: Page) {
  await waitForConnectionMachine(page);
  await network(page, 'online');
}

/** The guest returns to the tab until the new build is offered. */
export const returnUntilOffered = (page: Page) =>
  expect(async () => {
    await showPageAgain(page);
    await expect(offer(page)).toBeVisible({ timeout: 500 });
  }).toPass();

export { expect };
