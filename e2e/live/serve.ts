import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Environment, liveViewPath, openLiveView } from 'statechart-atlas/live';
import type { Product } from 'statechart-atlas';
import { TestSite } from '../life/site.ts';
import { freePort } from '../support/freePort.ts';
import { createActions } from './actions.ts';
import { notes, sidePages } from './pages.ts';
import { raiseRates } from './rates.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts a separate site with temporary data, the sandbox and a movable clock, and opens its live view on loopback.
 * @throws {SiteNotStarted} if the site does not start, or the signal is aborted before it does; nothing of it keeps
 * running
 */
export async function serveLive(product: Product, port: number, signal?: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-live-'));
  const url = `http://localhost:${port}`;
  const time = { ahead: 0 };
  const environment = new Environment();
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
  const restart = async (change: () => void | Promise<void>) => {
    await site.stop();
    await change();
    await site.start();
  };
  try {
    await cp(join(root, 'demo'), site.content, { recursive: true });
    await site.start(signal);
  } catch (error) {
    await removeSite();
    throw error;
  }
  const server = await openLiveView({
    port,
    site: {
      url: () => site.url,
      clockOffset: () => time.ahead,
      isExcluded: (path) => path.startsWith('/sandbox/'),
    },
    environment,
    product,
    startPath: '/en',
    actions: createActions({
      environment,
      advanceClock: (milliseconds) => restart(() => void (time.ahead += milliseconds)),
      raisePrices: () => restart(() => raiseRates(site.content)),
    }),
    sidePages,
    notes,
  });
  return {
    url: `${url}${liveViewPath}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await removeSite();
    },
  };
}
