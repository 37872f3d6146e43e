import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../chromium.mjs';
import { getMedian, paths, type Figure, type Row } from '../figure.ts';
import { provideLighthouse, type Lighthouse } from '../provideLighthouse.ts';
import { readReport } from '../readReport.ts';
import { freePort, withSite } from '../runSite.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audits = {
  LCP: { id: 'largest-contentful-paint', unit: 'ms', goal: { most: 1600 } },
  TBT: { id: 'total-blocking-time', unit: 'ms', goal: { most: 30 } },
  CLS: { id: 'cumulative-layout-shift', unit: 'shift', goal: { most: 0 } },
} as const;

/** Runs Lighthouse for a phone page in a fresh browser. */
async function runOnce(lighthouse: Lighthouse, address: string) {
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

async function measure(run: Lighthouse, site: string, page: keyof typeof paths): Promise<Row[]> {
  const reports: Awaited<ReturnType<typeof readReport>>[] = [];
  for (let count = 0; count < runs; count += 1) {
    reports.push(await readReport(() => runOnce(run, site + paths[page])));
  }
  const scores = categories.map((category): Row => ({
    id: `lighthouse.${page}.${category}`,
    name: `${page} page: Lighthouse, ${category}`,
    unit: 'points',
    measured: getMedian(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)),
    goal: { least: 100 },
  }));
  const times = Object.entries(audits).map(([name, { id, unit, goal }]): Row => ({
    id: `lighthouse.${page}.${id}`,
    name: `${page} page: Lighthouse, ${name}`,
    unit,
    measured: getMedian(reports.map((report) => report.audits[id]?.numericValue ?? NaN)),
    goal,
  }));
  return [...scores, ...times];
}

/** Reports the median of five Lighthouse runs for each page. */
export const lighthouse: Figure = async () => {
  const run = await provideLighthouse();
  return withSite(async (site) => [
    ...(await measure(run, site, 'property')),
    ...(await measure(run, site, 'landing')),
  ]);
};
