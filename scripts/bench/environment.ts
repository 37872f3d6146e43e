import { chromium, type Browser } from 'playwright';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { buildBarePage, type BarePage } from './floors/barePage.ts';
import { serveFloors, type Floors } from './floors/serveFloors.ts';
import { runSite } from './runSite.ts';

/** The shared environment of all figures; each part is created on first use. */
export interface BenchEnvironment {
  unit: RentalUnit;
  /** The paths of the measured pages. */
  paths: { property: string; landing: string };
  /** Returns the address of the running site. */
  site: () => Promise<string>;
  barePage: () => Promise<BarePage>;
  floors: () => Promise<Floors>;
  browser: () => Promise<Browser>;
  close: () => Promise<void>;
}

/** Creates a resource on first use; a resource that failed to open is not closed. */
function once<T>(open: () => Promise<T>, close: (opened: T) => unknown) {
  let opened: Promise<T> | undefined;
  return {
    get: () => (opened ??= open()),
    close: async () => {
      const one = await opened?.catch(() => undefined);
      if (one) await close(one);
    },
  };
}

async function openBrowser() {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
}

export function openEnvironment(): BenchEnvironment {
  const unit = examples.getRentalUnit.answer as unknown as RentalUnit;
  const paths = { property: `/en/${unit.id}`, landing: '/en' };
  const site = once(
    () => runSite(),
    (one) => one.stop(),
  );
  const barePage = once(
    () => buildBarePage(unit),
    () => undefined,
  );
  const floors = once(
    async () => serveFloors((await site.get()).address, paths.property, await barePage.get()),
    (one) => one.close(),
  );
  const browser = once(openBrowser, (one) => one.close());
  return {
    unit,
    paths,
    site: async () => (await site.get()).address,
    barePage: barePage.get,
    floors: floors.get,
    browser: browser.get,
    async close() {
      await Promise.all([browser.close(), floors.close(), site.close()]);
    },
  };
}
