/**
 * The service worker opens the page of a reservation without a connection. It responds with the files that the page
 * itself has stored in the browser (src/actors/reservationShell.ts), and stores nothing. It does not handle calls to
 * the host. For other pages it acts only when there is no connection: the start page redirects to the stored
 * reservation, and every other page shows the offline page. The worker is one file without imports, and the same in
 * every build.
 */

interface FetchingEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: never) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** How long the worker waits for a page before it responds with the stored one, in milliseconds. */
const pageTimeout = 4000;

const isReservationPage = (path: string) => /^\/[a-z]{2}\/reservation\/[^/]+$/.test(path);

const isStart = (path: string) => /^\/([a-z]{2})?$/.test(path);

const isPage = (path: string) => /^\/([a-z]{2}(\/.*)?)?$/.test(path);

const findCached = ({ url }: Request) => caches.match(url.replace(/[?#].*$/, ''), { ignoreVary: true });

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const isUsable = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500;

/** Responds with the page from the server, or with the stored page if the server does not respond. */
async function respondWithPage(request: Request): Promise<Response> {
  const siteResponse = fetch(request);
  const shell = await findCached(request);
  if (!shell) return siteResponse;
  const answer = await Promise.race([siteResponse.catch(() => undefined), wait(pageTimeout)]);
  return isUsable(answer) ? answer : shell;
}

/** Finds the address of a stored reservation. */
async function findStoredPage(): Promise<string | undefined> {
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    const page = requests.find(({ url }) => isReservationPage(new URL(url).pathname));
    if (page) return page.url;
  }
  return undefined;
}

/**
 * Responds to a page that needs a connection. Without one, the start page redirects to the reservation, and other pages
 * show the offline page.
 */
async function respondWithOtherPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const page = await findStoredPage();
    const offlinePage = await caches.match(`/offline-${pathname.slice(1, 3)}.html`, { ignoreVary: true });
    if (page && isStart(pathname) && search === '') return Response.redirect(page);
    if (!page || !offlinePage) throw error;
    const text = (await offlinePage.text()).replace('#kept-reservation', new URL(page).pathname);
    return new Response(text, { status: 503, headers: offlinePage.headers });
  }
}

/** Responds with a file whose name contains its hash, from the store if possible. */
const respondWithFile = async (request: Request) => (await findCached(request)) ?? fetch(request);

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('fetch', (event: FetchingEvent) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isReservationPage(pathname)) event.respondWith(respondWithPage(request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(respondWithOtherPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(respondWithFile(request));
});
