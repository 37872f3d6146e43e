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
const colours = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

/**
 * Nothing on the page as it is keeps anybody out, in light, in dark and in forced colours (WCAG 2.2 AA and best
 * practice). What is not light changes colours alone, so that nothing else is looked at twice.
 */
export async function keepsNobodyOut(page: Page, extent?: Extent): Promise<void> {
  const found: string[] = [];
  for (const { name, media } of colours) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.evaluate(fadesEnd);
    // The site has no frames, for which a page would be opened each time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    for (const part of extent?.within ?? []) axe.include(part);
    if (extent) axe.exclude(extent.without);
    if (name !== 'light') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  await page.emulateMedia({ forcedColors: 'none' });
  expect(found).toEqual([]);
}
