import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCharts, type Chart } from 'statechart-atlas/chart/charts';
import type { Product } from 'statechart-atlas/product';
import { getFlows } from '../atlas/live/flows.ts';
import { channel, liveBase, openLive, type LiveFile } from '../atlas/live/openLive.ts';
import { livePage } from '../atlas/live/page.ts';
import { showLive } from '../atlas/live/view.ts';
import { showWorld } from '../atlas/live/showWorld.ts';
import { World } from '../atlas/live/world.ts';
import { TestSite } from '../life/site.ts';
import { freePort } from '../support/freePort.ts';
import { asides, sidebar } from './pages.ts';
import { raiseRates } from './rates.ts';
import { createActs } from './world.ts';

const root = resolve(import.meta.dirname, '../..');
/** The fonts that the charts are measured with. */
const fonts = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const read = (path: string) => readFile(join(root, path), 'utf8');

/** A function as a script, with its argument. */
const runAct = <Given>(does: (given: Given) => void, given: Given) =>
  `(${String(does)})(${JSON.stringify(given)});`;

/** The files of the view; a machine is laid out when it is requested. */
async function getFiles(product: Product, enters: string, acts: ReturnType<typeof createActs>) {
  const layouts = new Map<string, Promise<readonly Chart[]>>();
  const createCharts = (id: string) => {
    const model = product.models.find(({ machine }) => machine.id === id);
    const charts = layouts.get(id) ?? (model ? getCharts(model, product) : Promise.resolve([]));
    layouts.set(id, charts);
    return charts;
  };
  const styles = [
    await read('packages/statechart-atlas/src/chart/chart.css'),
    await read('e2e/atlas/live/style.css'),
  ];
  const view = await livePage({
    product: product.name,
    enters,
    acts,
    beside: sidebar,
    styles: styles.join('\n'),
    script: [
      runAct(showLive, { base: liveBase, channel, asides }),
      runAct(showWorld, { base: liveBase, channel }),
    ].join('\n'),
  });
  const files = new Map<string, LiveFile>([
    ['', { type: 'text/html; charset=utf-8', text: view }],
    [
      'figtree.woff2',
      { type: 'font/woff2', text: await readFile(fileURLToPath(import.meta.resolve(fonts))) },
    ],
    ['flows.json', { type: 'application/json', text: JSON.stringify(getFlows(product)) }],
  ]);
  return async (path: string): Promise<LiveFile | undefined> => {
    const [, machine = '', opened] = /^charts\/(\w+)\/([\w.]*)\.svg$/.exec(path) ?? [];
    if (opened === undefined) return files.get(path);
    const charts = await createCharts(machine);
    // A short chart with nothing open may be the first one, so everything is shown.
    const chart = charts.find(({ id }) => id === (opened || 'all')) ?? charts.find(({ id }) => id === opened);
    return chart && { type: 'image/svg+xml', text: chart.svg };
  };
}

/**
 * Starts a separate site with temporary data, the sandbox and a movable clock, and opens its view on loopback.
 * @throws {SiteNotStarted} if the site does not start, or the signal is aborted before it does; nothing of it
 * keeps running
 */
export async function serveLive(product: Product, port: number, signal?: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-live-'));
  const url = `http://localhost:${port}`;
  const time = { ahead: 0 };
  const world = new World();
  const site = new TestSite({
    port: await freePort(),
    folder,
    time,
    settings: { PUBLIC_URL: url, LOG_LEVEL: 'warn' },
    // The caller can stop it.
    startTimeout: Infinity,
  });
  const removeSite = async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  const startAnew = async (replaceSite: () => void | Promise<void>) => {
    await site.stop();
    await replaceSite();
    await site.start();
  };
  const passTime = (milliseconds: number) => startAnew(() => void (time.ahead += milliseconds));
  const raisePrices = () => startAnew(() => raiseRates(site.content));
  try {
    await cp(join(root, 'content'), site.content, { recursive: true });
    await site.start(signal);
  } catch (error) {
    await removeSite();
    throw error;
  }
  const acts = createActs({ world, passTime, raisePrices });
  const fileAt = await getFiles(product, '/en', acts);
  const server = openLive({
    port,
    site: {
      url: () => site.url,
      ahead: () => time.ahead,
      isBeside: (path) => path.startsWith('/sandbox/'),
    },
    world,
    acts,
    fileAt,
  });
  return {
    url: `${url}${liveBase}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await removeSite();
    },
  };
}
