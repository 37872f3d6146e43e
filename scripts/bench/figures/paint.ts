import type { Browser, Page } from 'playwright';
import { loadAndSettle, visit } from '../browser/visit.ts';
import type { Figure, Row } from '../figure.ts';
import { getMedian } from '../median.ts';

const visits = 3;
/** Lighthouse's slow 4G and phone: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
const slow = { cpu: 4, network: { latency: 150, download: 204_800, upload: 96_000 } };

interface Painted {
  /** Largest contentful paint in milliseconds. */
  lcp: number;
  /** Total blocking time: the sum of all task durations above 50 ms, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const painted: Painted = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { painted });
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (painted.lcp = startTime));
  observe('longtask', ({ duration }) => (painted.tbt += Math.max(0, duration - 50)));
  observe('layout-shift', ({ value = 0 }) => (painted.cls += value));
}

const read = (page: Page) => page.evaluate(() => (window as unknown as { painted: Painted }).painted);

async function measurePaint(browser: Browser, address: string): Promise<Painted> {
  const all: Painted[] = [];
  for (let count = 0; count < visits; count += 1) {
    const painted = await visit(browser, slow, async (one) => {
      await one.page.addInitScript(watch);
      await loadAndSettle(one, address);
      return read(one.page);
    });
    all.push(painted);
  }
  const middle = (of: keyof Painted) => getMedian(all.map((painted) => painted[of]));
  return { lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls') };
}

const figures = {
  lcp: { name: 'LCP', unit: 'ms', goal: { most: 1600 } },
  tbt: { name: 'TBT', unit: 'ms', goal: { most: 30 } },
  cls: { name: 'CLS', unit: 'shift', goal: { most: 0 } },
} as const;

/** Measures the paint of a phone page on slow 4G with a slow processor. */
export const paint: Figure = async (world) => {
  const [site, floors, browser] = await Promise.all([world.site(), world.floors(), world.browser()]);
  const [react, still] = [
    await measurePaint(browser, floors.react),
    await measurePaint(browser, floors.still),
  ];
  const rows = async (page: 'property' | 'landing'): Promise<Row[]> => {
    const painted = await measurePaint(browser, site + world.paths[page]);
    return (['lcp', 'tbt', 'cls'] as const).map((one) => ({
      id: `paint.${page}.${one}`,
      name: `${page} page: ${figures[one].name}, slow 4G, 4× slower`,
      unit: figures[one].unit,
      measured: painted[one],
      goal: figures[one].goal,
      ...(page === 'property' && {
        floors: [
          { name: 'bare React', measured: react[one] },
          { name: 'static', measured: still[one] },
        ],
      }),
    }));
  };
  return [...(await rows('property')), ...(await rows('landing'))];
};
