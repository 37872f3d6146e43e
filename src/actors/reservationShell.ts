import { isRecord } from '../../contract/values/isRecord.ts';

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

const listCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

const getPath = ({ url }: Request) => new URL(url).pathname;

const listPages = async (cache: Cache) => (await cache.keys()).map(getPath).filter(isReservationPage);

const getTexts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

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
async function cachePage(path: string): Promise<string> {
  const page = await fetch(path);
  if (!page.ok) throw new Error(`${page.status}`);
  const { entry, files } = getFiles(await page.clone().text());
  const name = prefix + entry.slice(entry.lastIndexOf('/') + 1);
  const cache = await caches.open(name);
  const cachedPaths = new Set((await cache.keys()).map(getPath));
  await cache.addAll(files.filter((file) => !cachedPaths.has(file)));
  await cache.put(path, page);
  return name;
}

/** Whether the browser can open a page without a connection. False in development. */
const isPossible = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window;

/** Makes the page at a path available without a connection. The other cached pages are updated to the same build. */
async function cacheReservationPage(path: string): Promise<void> {
  const name = await cachePage(path).catch(async (error: unknown) => {
    // An older copy of the page still works.
    if (await caches.match(path, { ignoreVary: true })) return undefined;
    throw error;
  });
  if (name === undefined) return;
  for (const otherName of await listCaches()) {
    if (otherName === name) continue;
    for (const page of await listPages(await caches.open(otherName)))
      if (page !== path) await cachePage(page);
    await caches.delete(otherName);
  }
  await navigator.serviceWorker.register(trustedWorkerAddress());
}

/** Deletes all caches and unregisters the worker. */
async function deleteAll(): Promise<void> {
  for (const name of await listCaches()) await caches.delete(name);
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}

/** Deletes the cached pages of the selected reservations, and everything if no page is left. */
async function deletePagesWhere(isObsolete: (reservationId: string) => boolean): Promise<void> {
  let remaining = 0;
  for (const name of await listCaches()) {
    const cache = await caches.open(name);
    for (const page of await listPages(cache)) {
      if (isObsolete(decodeURIComponent(page.slice(page.lastIndexOf('/') + 1)))) await cache.delete(page);
      else remaining += 1;
    }
  }
  if (remaining === 0) await deleteAll();
}

const deletePage = (reservationId: string): Promise<void> => deletePagesWhere((id) => id === reservationId);

const deleteOtherPages = (ids: readonly string[]): Promise<void> =>
  deletePagesWhere((id) => !ids.includes(id));

/** Caches reservation pages, and registers the worker that opens them without a connection. */
export const browserShell = {
  isPossible,
  cacheReservationPage,
  deletePage,
  deleteOtherPages,
};
export type Shell = typeof browserShell;
