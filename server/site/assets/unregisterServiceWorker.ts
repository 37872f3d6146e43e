import { plain, type Encoded } from './encoded.ts';

const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The address of the service worker, which opens a reservation without a connection. */
export const workerAddress = '/sw.js';

/** Headers of the worker's script: revalidated on every request, and with access to this site only. */
export const headersOfWorker = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * The script for builds without a worker, and for development: it removes the worker of an earlier build and its
 * caches. If the address answered 404, browsers would keep the old worker forever.
 */
export const workerTakenBack: Encoded = plain(new TextEncoder().encode(script), headersOfWorker);
