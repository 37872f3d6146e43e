import { plain, type Encoded } from './encoded.ts';

const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Where the worker is that opens a reservation without a connection. */
export const workerAddress = '/sw.js';

/** Asked for each time, and allowed nothing but what the site itself answers. */
export const headersOfWorker = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * What stands there where a build has no worker, or is worked on: the worker of a former build goes, with all that is kept
 * for it. A browser that finds nothing there would keep it for ever.
 */
export const workerTakenBack: Encoded = plain(new TextEncoder().encode(script), headersOfWorker);
