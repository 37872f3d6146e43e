import { isRecord } from '../../contract/isRecord.ts';

/** How the caches are called that hold a page with all it runs, each of one build. */
const prefix = 'shell-';

/** Where the worker is that answers with them where there is no connection. */
const workerAddress = '/sw.js';

/** The policy of that name is the only one that the pages' `trusted-types` allows (server/site/securityHeaders.ts). */
const workerPolicyName = 'worker';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

let workerPolicy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** The worker's address, as the page's `trusted-types` lets the browser run it; no other script is added by a page. */
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

/** What a page says it runs, in its own HTML: so page and files are of the same build. */
function getFiles(html: string): { entry: string; files: readonly string[] } {
  // Found without parsing the page, which the page's policy forbids. JSON in a page has no "<" in it.
  const [, text] = /<script type="application\/json" id="[\w-]+">([^<]*)<\/script>/.exec(html) ?? [];
  const data: unknown = JSON.parse(text ?? 'null');
  const files = isRecord(data) ? getTexts(data['keep']) : [];
  const [entry] = files;
  if (entry === undefined) throw new Error('The page does not say what it runs');
  return { entry, files };
}

/** Keeps a page as it is now at the site, with all it runs; gives back the name of its cache. */
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

/** Whether a browser can open a page without a connection; not while the site is being worked on. */
const isPossible = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window;

/** Has the browser open the page at this path without a connection. Other pages that it keeps become of the same build. */
async function keep(path: string): Promise<void> {
  const name = await fill(path).catch(async (error: unknown) => {
    // As it was kept before it still opens.
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

/** Takes all of it back, and the worker. */
async function drop(): Promise<void> {
  for (const name of await shells()) await caches.delete(name);
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}

/** Takes back the pages of the reservations that are not to stay, and everything with the last of them. */
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

/** The page of a reservation in the browser's own store, and the worker that opens it from there. */
export const browserShell = { isPossible, keep, forget, forgetAllBut };
export type Shell = typeof browserShell;
