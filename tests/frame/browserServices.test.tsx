import { expect, test, vi } from 'vitest';
import { createBrowserServices } from '../../src/frame/browser/createBrowserServices.ts';
import type { Shell } from '../../src/frame/shell.ts';
import type { SiteSettings } from '../../src/frame/site.ts';
import { isRequired, markOptional } from '../../src/ui/chunkErrors.ts';

vi.mock('../../src/frame/browser/openBrowserApi.ts', () => {
  throw new Error('404');
});

const toFailure = (loading: Promise<unknown>) => loading.catch((failure: unknown) => failure);

test('a call that waits for code which was fetched ahead misses it when it cannot be loaded', async () => {
  const { loadApi } = createBrowserServices({} as SiteSettings, {} as Shell)('en');
  const ahead = loadApi();
  const awaited = toFailure(loadApi());
  ahead.catch(markOptional);
  expect(isRequired(await awaited)).toBe(true);
});

test('a failed prefetch of code causes no message', async () => {
  const { loadApi } = createBrowserServices({} as SiteSettings, {} as Shell)('en');
  const failure = await toFailure(loadApi());
  markOptional(failure);
  expect(isRequired(failure)).toBe(false);
});
