import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const sourceOfAxe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
type WithAxe = typeof globalThis & { axe: typeof axe };

/** Colours fade from one mode to the other; they are looked at once they have. */
export const fadesEnd = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ finished }) => finished.catch(() => undefined)),
  );

interface Extent {
  /** The parts of the page that are looked at. */
  within: readonly string[];
  /** What stands in it and is looked at elsewhere. */
  without: string;
}

/** The colours that a page is looked at in: its own, and those that a system forces on it. */
export const allColours = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

export type Colours = readonly (typeof allColours)[number][];

/** What axe finds in a page, or in a part of it. It comes to each document once, for it is large. */
async function violationsIn(page: Page, extent: Extent | undefined, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(sourceOfAxe);
  return page.evaluate(
    async ({ where, how }) => {
      const run = (selectors: boolean) =>
        (globalThis as WithAxe).axe.run(where ?? document, { ...how, selectors });
      // Where everything is takes a third of the time, and is asked where something is wrong alone.
      const found = (await run(false)).violations.length === 0 ? [] : (await run(true)).violations;
      return found.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    {
      where: extent && { include: [...extent.within], exclude: [extent.without] },
      // Styles are fetched once more for one rule alone, which is not among these.
      how: { ...options, resultTypes: ['violations' as const], preload: false },
    },
  );
}

/**
 * Nothing on the page as it is keeps anybody out (WCAG 2.2 AA and best practice), in each of the colours. One is like
 * the other but for contrast, so that nothing else is looked at twice.
 */
export async function keepsNobodyOut(
  page: Page,
  extent?: Extent,
  colours: Colours = allColours,
): Promise<void> {
  const found: string[] = [];
  for (const [index, { name, media }] of colours.entries()) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.evaluate(fadesEnd);
    const violations = await violationsIn(page, extent, index > 0 ? { runOnly: ['color-contrast'] } : {});
    found.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  expect(found, 'what keeps somebody out').toEqual([]);
}
