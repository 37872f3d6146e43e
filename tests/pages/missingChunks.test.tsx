import { expect, onTestFinished, test, vi } from 'vitest';
import type { Page } from '../../src/frame/page.ts';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';

resetModulesBeforeEach();

const pages = [
  ['landing', () => import('../../src/pages/landing.tsx'), '../../src/actors/landing.ts'],
  ['property', () => import('../../src/pages/property.tsx'), '../../src/actors/bookableProperty.ts'],
  ['reservation', () => import('../../src/pages/reservation.tsx'), '../../src/actors/reservation.ts'],
  ['legalText', () => import('../../src/pages/legalText.tsx'), '../../src/actors/legalText.ts'],
] as const satisfies [string, () => Promise<{ page: Page }>, string][];

const missedFile = '../../src/ui/chunkErrors.ts';

/** Some files of the site are at no address. Returns the outcome of parts that were loaded together. */
async function openSiteWithout(files: readonly string[]) {
  const known = await import('../../src/ui/chunkErrors.ts');
  const requests: Promise<unknown>[] = [];
  const loadAll = (parts: readonly Promise<unknown>[]) => {
    requests.push(...parts);
    return known.loadAll(parts);
  };
  const gone = () => {
    throw new TypeError('gone');
  };
  vi.doMock(missedFile, () => ({ ...known, loadAll }));
  for (const file of files) vi.doMock(file, gone);
  onTestFinished(() => {
    for (const file of [missedFile, ...files]) vi.doUnmock(file);
  });
  return async () => {
    const failures = await Promise.all(requests.map((part) => part.catch((failure: unknown) => failure)));
    return failures.map(known.isRequired);
  };
}

test.each(pages)(
  'a page that can load neither its machine nor the runner of %s reports one of them',
  async (_, loadPage, machine) => {
    const areMissed = await openSiteWithout(['../../src/frame/runMachine.ts', machine]);
    const { page } = await loadPage();
    await expect(page.loadRunner({ settings: {} } as never)).rejects.toThrow('mocking');
    const [one, another] = await areMissed();
    expect(one).toBe(!another);
  },
);
