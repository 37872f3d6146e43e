import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../chromium.mjs';
import type { Figure, Row } from '../figure.ts';
import { provideLighthouse, type Lighthouse } from '../lighthouse/provideLighthouse.ts';
import { readReport } from '../lighthouse/readReport.ts';
import { getMedian } from '../median.ts';
import { freePort } from '../runSite.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audits = {
  LCP: { id: 'largest-contentful-paint', unit: 'ms', goal: { most: 1600 } },
  TBT: { id: 'total-blocking-time', unit: 'ms', goal: { most: 30 } },
  CLS: { id: 'cumulative-layout-shift', unit: 'shift', goal: { most: 0 } },
} as const;

/** Runs Lighthouse for a phone page in a fresh browser. */
async function look(lighthouse: Lighthouse, address: string) {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    return await lighthouse(address, { port, logLevel: 'silent', output: 'json' });
  } finally {
    await browser.close();
  }
}

/** Reports the median of five Lighthouse runs for each page. */
export const lighthouse: Figure = async (world) => {
  const [site, run] = [await world.site(), await provideLighthouse()];
  const rows: Row[] = [];
  for (const page of ['property', 'landing'] as const) {
    const reports = [];
    for (let count = 0; count < runs; count += 1) {
      reports.push(await readReport(() => look(run, site + world.paths[page])));
    }
    for (const category of categories) {
      rows.push({
        id: `lighthouse.${page}.${category}`,
        name: `${page} page: Lighthouse, ${category}`,
        unit: 'points',
        measured: getMedian(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)),
        goal: { least: 100 },
      });
    }
    for (const [name, { id, unit, goal }] of Object.entries(audits)) {
      rows.push({
        id: `lighthouse.${page}.${id}`,
        name: `${page} page: Lighthouse, ${name}`,
        unit,
        measured: getMedian(reports.map((report) => report.audits[id]?.numericValue ?? NaN)),
        goal,
      });
    }
  }
  return rows;
};
