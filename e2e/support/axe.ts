import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
    // The site has no frames, for which a page would be opened each time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    for (const part of extent?.within ?? []) axe.include(part);
    if (extent) axe.exclude(extent.without);
    if (index > 0) axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  await page.emulateMedia({ forcedColors: 'none' });
  expect(found, 'what keeps somebody out').toEqual([]);
}
