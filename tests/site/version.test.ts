import { expect, test } from 'vitest';
import { requireBuild } from './support/requireBuild.ts';
import { unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

test('scripts and pages can request the version of the site', async () => {
  const { version } = await requireBuild();
  const { ask } = await openTestSite();
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  for (const path of ['/health', `/api/1/rental-unit/${unit.id}`, '/api/1/nothing']) {
    expect((await ask(path)).headers.get('Site-Version')).toBe(version);
  }
  expect((await ask('/token', { method: 'POST' })).headers.get('Site-Version')).toBe(version);
  const page = await ask('/en');
  expect(await page.text()).toContain(`"version":"${version}"`);
  // Pages contain their version in the HTML instead of a header.
  expect(page.headers.get('Site-Version')).toBeNull();
});

test('a site in development has no version', async () => {
  const { version: _, ...build } = await requireBuild();
  const { ask } = await openTestSite({ build });
  expect((await ask('/health')).headers.get('Site-Version')).toBeNull();
});
