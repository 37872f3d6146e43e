/**
 * The service worker serves reservation pages without a connection. It responds with the files that the page has stored
 * in the browser (src/actors/reservationShell.ts), and stores nothing. It does not handle calls to the host. For other
 * pages it acts only when there is no connection: the landing page redirects to the stored reservation, and every other
 * page shows the offline page. The worker is one file without imports, and the same in every build.
 */

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: never) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** The time in milliseconds after which the worker responds with the stored page instead of the server's. */
const pageTimeout = 4000;

const isReservationPage = (path: string) => /^\/[a-z]{2}\/reservation\/[^/]+$/.test(path);

const isLandingPage = (path: string) => /^\/([a-z]{2})?$/.test(path);

const isPage = (path: string) => /^\/([a-z]{2}(\/.*)?)?$/.test(path);

const findCached = ({ url }: Request) => caches.match(url.replace(/[?#].*$/, ''), { ignoreVary: true });

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const isUsable = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500;

/** Responds with the page from the server, or with the stored page if the server does not respond. */
async function respondWithReservationPage(request: Request): Promise<Response> {
  const serverResponse = fetch(request);
  const storedPage = await findCached(request);
  if (!storedPage) return serverResponse;
  const response = await Promise.race([serverResponse.catch(() => undefined), wait(pageTimeout)]);
  return isUsable(response) ? response : storedPage;
}

/** Finds the URL of a stored reservation page. */
async function findStoredPageUrl(): Promise<string | undefined> {
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    const page = requests.find(({ url }) => isReservationPage(new URL(url).pathname));
    if (page) return page.url;
  }
  return undefined;
}

/**
 * Responds to a request for any other page. Without a connection, the landing page redirects to the stored reservation,
 * and other pages show the offline page.
 */
async function respondWithOtherPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const storedUrl = await findStoredPageUrl();
    const offlinePage = await caches.match(`/offline-${pathname.slice(1, 3)}.html`, { ignoreVary: true });
    if (storedUrl && isLandingPage(pathname) && search === '') return Response.redirect(storedUrl);
    if (!storedUrl || !offlinePage) throw error;
    const text = (await offlinePage.text()).replace('#kept-reservation', new URL(storedUrl).pathname);
    return new Response(text, { status: 503, headers: offlinePage.headers });
  }
}

/** Responds with an asset whose name contains a hash, from the cache if possible. */
const respondWithAsset = async (request: Request) => (await findCached(request)) ?? fetch(request);

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isReservationPage(pathname))
    event.respondWith(respondWithReservationPage(request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(respondWithOtherPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(respondWithAsset(request));
});
