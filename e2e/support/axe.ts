import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
type WithAxe = typeof globalThis & { axe: typeof axe };

/** Waits for colour transitions to end before the check. Those in folded parts of the page neither run nor end. */
export const finishAnimations = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation instanceof CSSTransition &&
          (animation.effect as KeyframeEffect).target?.checkVisibility() === true,
      )
      .map(({ finished }) => finished.catch(() => undefined)),
  );

interface Scope {
  /** The parts of the page to check. */
  within: readonly string[];
  /** Elements inside that other checks cover. */
  without: string;
}

/** The colours that a page is checked in: its own and forced ones. */
export const allColours = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

export type Colours = readonly (typeof allColours)[number][];

/** Runs axe in the page; returns undefined if the document has not loaded axe yet. */
async function runAxe({ where, how }: { where: axe.ElementContext | undefined; how: axe.RunOptions }) {
  const { axe: loaded } = globalThis as Partial<WithAxe>;
  if (!loaded) return undefined;
  const run = (selectors: boolean) => loaded.run(where ?? document, { ...how, selectors });
  // A scan without element positions takes a third of the time; positions are requested only for violations.
  const found = (await run(false)).violations.length === 0 ? [] : (await run(true)).violations;
  return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Violations that axe finds in a page or in a part of it. Each document loads the large script of axe once. */
async function findViolations(
  page: Page,
  extent: Scope | undefined,
  options: axe.RunOptions,
): Promise<string[]> {
  const scan = () =>
    page.evaluate(runAxe, {
      where: extent && { include: [...extent.within], exclude: [extent.without] },
      // Only one rule, which is not used here, loads the styles again.
      how: { ...options, resultTypes: ['violations' as const], preload: false },
    });
  const violations = await scan();
  if (violations) return violations;
  await page.evaluate(axeSource);
  return (await scan())!;
}

/**
 * The page has no accessibility violations in its current state (WCAG 2.2 AA and best practices), in each
 * colour scheme.
 * The second scheme is checked for contrast only. `rules` are more rules of axe, which are off by default.
 */
export async function expectAccessible(
  page: Page,
  extent?: Scope,
  colours: Colours = allColours,
  rules: readonly string[] = [],
): Promise<void> {
  const all = { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])) };
  const found: string[] = [];
  for (const [index, { name, media }] of colours.entries()) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.evaluate(finishAnimations);
    const violations = await findViolations(page, extent, index > 0 ? { runOnly: ['color-contrast'] } : all);
    found.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  if (colours.length > 0) await page.emulateMedia({ forcedColors: 'none' });
  expect(found, 'accessibility violations').toEqual([]);
}
