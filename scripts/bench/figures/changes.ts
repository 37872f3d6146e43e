import type { Page } from 'playwright';
import { loadAndSettle, visit, type Visit } from '../browser/visit.ts';
import type { Figure } from '../figure.ts';
import { getMedian } from '../median.ts';

const times = 5;

/** A navigation, and the element that appears at its end. */
interface Step {
  from: string;
  /** The menu to open before the link is visible. */
  menu?: string;
  link: string;
  until: string;
}

/** Returns the milliseconds from a click to the frame that shows the target. */
function timeOfChange([link, until]: readonly [string, string]): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    document.querySelector<HTMLElement>(link)!.click();
    const look = () => {
      if (!document.querySelector(until)) return void requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    look();
  });
}

/** Triggers the prefetch of a link by hovering over it and focusing it. */
async function preload(page: Page, { menu, link }: Step): Promise<void> {
  if (menu !== undefined) await page.locator(menu).first().click();
  await page.locator(link).first().hover();
  await page.locator(link).first().focus();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}

async function change(one: Visit, site: string, step: Step): Promise<number> {
  await loadAndSettle(one, site + step.from);
  await preload(one.page, step);
  return one.page.evaluate(timeOfChange, [step.link, step.until] as const);
}

/** Measures the time to change the page or the language after a prefetch. */
export const changes: Figure = async (world) => {
  const [site, browser] = await Promise.all([world.site(), world.browser()]);
  const { property, landing } = world.paths;
  const steps = {
    page: {
      from: landing,
      link: `main a[href="${property}"]`,
      until: '[data-machine=property] [data-machine=booking]',
    },
    language: {
      from: property,
      menu: 'header summary',
      link: 'header a[lang=pt]',
      until: 'html[lang=pt] [data-machine=property] [data-machine=booking]',
    },
  } as const satisfies Record<string, Step>;
  const row = async (what: keyof typeof steps) => {
    const measured: number[] = [];
    for (let time = 0; time < times; time += 1) {
      measured.push(await visit(browser, {}, (one) => change(one, site, steps[what])));
    }
    return {
      id: `change.${what}`,
      name: `change of ${what} after prefetch`,
      unit: 'ms',
      measured: getMedian(measured),
      goal: { most: 100 },
    } as const;
  };
  return [await row('page'), await row('language')];
};
