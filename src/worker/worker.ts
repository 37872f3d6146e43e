/**
 * Opens the page of a reservation where there is no connection: it answers with what the page itself has put into the
 * browser's store (src/actors/reservationShell.ts), and keeps nothing. It has no part in anything else: no call to the
 * host, and no other page but the site's start, which leads to the reservation where there is no connection, and a word that
 * there is none in the place of the rest. It is one file without imports, and the same in every build.
 */

interface Fetching extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: never) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** How long a page may take to come before the one that is kept is shown, in milliseconds. */
const patience = 4000;

const isReservationPage = (path: string) => /^\/[a-z]{2}\/reservation\/[^/]+$/.test(path);

const isStart = (path: string) => /^\/([a-z]{2})?$/.test(path);

const isPage = (path: string) => /^\/([a-z]{2}(\/.*)?)?$/.test(path);

const kept = ({ url }: Request) => caches.match(url.replace(/[?#].*$/, ''), { ignoreVary: true });

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const isAnAnswer = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500;

/** The page as it is at the site; as it is kept where that does not come. */
async function page(request: Request): Promise<Response> {
  const ofTheSite = fetch(request);
  const shell = await kept(request);
  if (!shell) return ofTheSite;
  const answer = await Promise.race([ofTheSite.catch(() => undefined), after(patience)]);
  return isAnAnswer(answer) ? answer : shell;
}

/** The address of a reservation that is kept. */
async function findStoredPage(): Promise<string | undefined> {
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    const page = requests.find(({ url }) => isReservationPage(new URL(url).pathname));
    if (page) return page.url;
  }
  return undefined;
}

/** A page that needs a connection. Without one the site's start leads to the reservation, and others say that there is none. */
async function another(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const page = await findStoredPage();
    const word = await caches.match(`/offline-${pathname.slice(1, 3)}.html`, { ignoreVary: true });
    if (page && isStart(pathname) && search === '') return Response.redirect(page);
    if (!page || !word) throw error;
    const text = (await word.text()).replace('#kept-reservation', new URL(page).pathname);
    return new Response(text, { status: 503, headers: word.headers });
  }
}

/** A file whose name tells its content. */
const file = async (request: Request) => (await kept(request)) ?? fetch(request);

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isReservationPage(pathname)) event.respondWith(page(request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(another(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});
