import { chromium, type Browser } from 'playwright';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { buildBarePage, type BarePage } from './floors/barePage.ts';
import { serveFloors, type Floors } from './floors/serveFloors.ts';
import { runSite } from './runSite.ts';

/** What figures share; each part is there once somebody asks for it. */
export interface World {
  unit: RentalUnit;
  /** The paths of the pages that are measured. */
  paths: { property: string; landing: string };
  /** The address of the running site. */
  site: () => Promise<string>;
  barePage: () => Promise<BarePage>;
  floors: () => Promise<Floors>;
  browser: () => Promise<Browser>;
  close: () => Promise<void>;
}

function once<T>(open: () => Promise<T>) {
  let opened: Promise<T> | undefined;
  return { get: () => (opened ??= open()), opened: () => opened };
}

async function openBrowser() {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
}

export function openWorld(): World {
  const unit = examples.getRentalUnit.answer as unknown as RentalUnit;
  const paths = { property: `/en/${unit.id}`, landing: '/en' };
  const site = once(() => runSite());
  const barePage = once(() => buildBarePage(unit));
  const floors = once(async () =>
    serveFloors((await site.get()).address, paths.property, await barePage.get()),
  );
  const browser = once(openBrowser);
  return {
    unit,
    paths,
    site: async () => (await site.get()).address,
    barePage: barePage.get,
    floors: floors.get,
    browser: browser.get,
    async close() {
      // One that could not be opened keeps no other open.
      await Promise.allSettled([
        browser.opened()?.then((one) => one.close()),
        floors.opened()?.then((one) => one.close()),
        site.opened()?.then((one) => one.stop()),
      ]);
    },
  };
}
