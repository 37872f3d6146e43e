import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { inspectPage, type Look } from './inspector.ts';
import type { World, WorldNow } from './world.ts';

/** A change of the environment with a button. */
export interface Act {
  /** Unique, and valid in a URL. */
  id: string;
  words: string;
  /** Acts of a group are shown together. */
  group: string;
  /** Whether the page reloads after it. */
  reloads?: boolean;
  does: () => void | Promise<void>;
}

/** The inspected site. */
export interface LiveSite {
  /** Its own address, on loopback. */
  url: () => string;
  /** How far its clock is ahead, in milliseconds. */
  ahead: () => number;
  /** Pages of the site without machines, which are not changed. */
  isBeside: (path: string) => boolean;
}

export interface LiveFile {
  type: string;
  text: string | Uint8Array<ArrayBuffer>;
}

interface Live {
  port: number;
  site: LiveSite;
  world: World;
  acts: readonly Act[];
  /** A file of the view, by its path after `/atlas/live/`. */
  fileAt: (path: string) => Promise<LiveFile | undefined>;
}

/** The path of the view, on the origin of the site that it shows. */
export const liveBase = '/atlas/live/';
export const channel = 'atlas-live';

const getInspector = (look: Look) => `(${String(inspectPage)})(${JSON.stringify(look)});`;

/** A page of the site, with the inspector before all its scripts. */
const withInspector = (page: string) =>
  page.replace(/<head[^>]*>/, (head) => `${head}<script src="${liveBase}inspector.js"></script>`);

/** The site may be framed by the view only. */
const besideTheView = (policy: string) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

async function passOn(c: Context, site: LiveSite, world: World): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const refused = await world.refusal(pathname);
  if (refused === 'nobody answers') {
    // The client sees a closed connection without an answer.
    const { outgoing } = c.env as { outgoing: { destroy: () => void } };
    outgoing.destroy();
    return new Response(undefined, { status: 503 });
  }
  if (refused) {
    const { status, body = '', contentType = 'text/plain' } = refused;
    return new Response(body, { status, headers: { 'Content-Type': contentType } });
  }
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true;
  const isReading = ['GET', 'HEAD'].includes(c.req.method);
  const body = isForm ? world.changed(pathname, await c.req.text()) : await c.req.arrayBuffer();
  const ask = () =>
    proxy(`${site.url()}${pathname}${search}`, {
      method: c.req.method,
      headers: { ...c.req.header(), 'content-length': undefined },
      redirect: 'manual',
      ...(!isReading && { body }),
    });
  // A kept-alive connection may close while it is reused.
  const answer = await ask().catch((error: unknown) => {
    if (isReading) return ask();
    throw error;
  });
  const policy = answer.headers.get('Content-Security-Policy');
  if (policy !== null) answer.headers.set('Content-Security-Policy', besideTheView(policy));
  if (answer.headers.get('Content-Type')?.startsWith('text/html') !== true) return answer;
  if (site.isBeside(pathname)) return answer;
  // A cached page would not know that the clock has moved.
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  return new Response(withInspector(await answer.text()), answer);
}

/** Opens the view of a running site: the site and the view on one origin, on loopback. */
export function openLive({ port, site, world, acts, fileAt }: Live) {
  const app = new Hono();
  const now = (): WorldNow => ({ ...world.now, ahead: site.ahead() });
  app.get(`${liveBase}inspector.js`, (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(getInspector({ channel, ahead: site.ahead(), isOffline: world.isOffline }));
  });
  app.post(`${liveBase}acts/:id`, async (c) => {
    const act = acts.find(({ id }) => id === c.req.param('id'));
    if (!act || c.req.header('Sec-Fetch-Site') !== 'same-origin') return c.notFound();
    await act.does();
    return c.json(now());
  });
  app.get(`${liveBase}world.json`, (c) => c.json(now()));
  app.get(`${liveBase}*`, async (c) => {
    const file = await fileAt(c.req.path.slice(liveBase.length));
    if (!file) return c.notFound();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', file.type);
    return c.body(file.text);
  });
  app.all('*', (c) => passOn(c, site, world));
  return serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
}
