import { isRecord } from '../../contract/isRecord.ts';

/** The prefix of the caches. Each cache contains the pages and files of one build. */
const prefix = 'shell-';

/** The path of the service worker that responds with the cached pages when there is no connection. */
const workerAddress = '/sw.js';

/** The only policy name that the pages' `trusted-types` directive allows (server/site/securityHeaders.ts). */
const workerPolicyName = 'worker';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

let workerPolicy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/**
 * Returns the worker's address in the form that the page's `trusted-types` directive allows. Pages add no other script.
 */
function trustedWorkerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  workerPolicy ??= trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: () => workerAddress });
  return workerPolicy?.createScriptURL(workerAddress) ?? workerAddress;
}

const isReservationPage = (path: string) => /^\/[a-z]{2}\/reservation\/[^/]+$/.test(path);

const shells = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

const getPath = ({ url }: Request) => new URL(url).pathname;

const pagesIn = async (cache: Cache) => (await cache.keys()).map(getPath).filter(isReservationPage);

const getTexts = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads the list of a page's files from its HTML, so that page and files are of the same build. */
function getFiles(html: string): { entry: string; files: readonly string[] } {
  // A regular expression, because the page's content security policy forbids parsing HTML. JSON in a page contains no
  // "<".
  const [, text] = /<script type="application\/json" id="[\w-]+">([^<]*)<\/script>/.exec(html) ?? [];
  const data: unknown = JSON.parse(text ?? 'null');
  const files = isRecord(data) ? getTexts(data['keep']) : [];
  const [entry] = files;
  if (entry === undefined) throw new Error('the page data lists no files');
  return { entry, files };
}

/** Fetches a page and caches it with all its files. Returns the name of the cache. */
async function fill(path: string): Promise<string> {
  const page = await fetch(path);
  if (!page.ok) throw new Error(`${page.status}`);
  const { entry, files } = getFiles(await page.clone().text());
  const name = prefix + entry.slice(entry.lastIndexOf('/') + 1);
  const cache = await caches.open(name);
  const present = new Set((await cache.keys()).map(getPath));
  await cache.addAll(files.filter((file) => !present.has(file)));
  await cache.put(path, page);
  return name;
}

/** Whether the browser can open a page without a connection. False in development. */
const isPossible = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window;

/** Makes the page at a path available without a connection. The other cached pages are updated to the same build. */
async function keep(path: string): Promise<void> {
  const name = await fill(path).catch(async (error: unknown) => {
    // An older copy of the page still works.
    if (await caches.match(path, { ignoreVary: true })) return undefined;
    throw error;
  });
  if (name === undefined) return;
  for (const other of await shells()) {
    if (other === name) continue;
    for (const page of await pagesIn(await caches.open(other))) if (page !== path) await fill(page);
    await caches.delete(other);
  }
  await navigator.serviceWorker.register(trustedWorkerAddress());
}

/** Deletes all caches and unregisters the worker. */
async function drop(): Promise<void> {
  for (const name of await shells()) await caches.delete(name);
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}

/** Deletes the cached pages of the selected reservations, and everything if no page is left. */
async function forgetWhere(isToGo: (reservationId: string) => boolean): Promise<void> {
  let left = 0;
  for (const name of await shells()) {
    const cache = await caches.open(name);
    for (const page of await pagesIn(cache)) {
      if (isToGo(decodeURIComponent(page.slice(page.lastIndexOf('/') + 1)))) await cache.delete(page);
      else left += 1;
    }
  }
  if (left === 0) await drop();
}

const forget = (reservationId: string): Promise<void> => forgetWhere((id) => id === reservationId);

const forgetAllBut = (ids: readonly string[]): Promise<void> => forgetWhere((id) => !ids.includes(id));

/** Caches reservation pages, and registers the worker that opens them without a connection. */
export const browserShell = { isPossible, keep, forget, forgetAllBut };
export type Shell = typeof browserShell;
