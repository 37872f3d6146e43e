import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours fade from one mode to the other; they are looked at once they have. */
const fadesEnd = () =>
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

/**
 * Nothing on the page as it is keeps anybody out, in light and in dark (WCAG 2.2 AA and best practice).
 * Dark changes colours alone, so that nothing else is looked at twice.
 */
export async function keepsNobodyOut(page: Page, extent?: Extent): Promise<void> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(fadesEnd);
    // The site has no frames, for which a page would be opened each time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    for (const part of extent?.within ?? []) axe.include(part);
    if (extent) axe.exclude(extent.without);
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  expect(found).toEqual([]);
}
