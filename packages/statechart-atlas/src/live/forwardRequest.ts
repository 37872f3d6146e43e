import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { Environment } from './environment.ts';

/** The inspected site. */
export interface InspectedSite {
  /** Its own address, on loopback. */
  url: () => string;
  /** How far its clock is ahead, in milliseconds. */
  clockOffset: () => number;
  /** Whether a path belongs to pages without machines, which are forwarded unchanged. */
  isExcluded: (path: string) => boolean;
}

/** Adds the inspector before all scripts of a page. */
const addInspector = (page: string, inspector: string) =>
  page.replace(/<head[^>]*>/, (head) => `${head}<script src="${inspector}"></script>`);

/** Allows the view, and no other page, to show the site in a frame. */
const allowFraming = (policy: string) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** Forwards a request to the site, or simulates its response. */
export async function forwardRequest(
  c: Context,
  site: InspectedSite,
  environment: Environment,
  inspector: string,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const simulated = await environment.respond(pathname);
  if (simulated === 'disconnected') {
    // The client sees a closed connection without a response.
    const { outgoing } = c.env as { outgoing: { destroy: () => void } };
    outgoing.destroy();
    return new Response(undefined, { status: 503 });
  }
  if (simulated) {
    const { status, body: text = '', contentType = 'text/plain' } = simulated;
    return new Response(text, { status, headers: { 'Content-Type': contentType } });
  }
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true;
  const isRead = ['GET', 'HEAD'].includes(c.req.method);
  const body = isForm ? environment.changeForm(pathname, await c.req.text()) : await c.req.arrayBuffer();
  const send = () =>
    proxy(`${site.url()}${pathname}${search}`, {
      method: c.req.method,
      headers: { ...c.req.header(), 'content-length': undefined },
      redirect: 'manual',
      ...(!isRead && { body }),
    });
  // A kept-alive connection may close while it is reused.
  const response = await send().catch((error: unknown) => {
    if (isRead) return send();
    throw error;
  });
  const policy = response.headers.get('Content-Security-Policy');
  if (policy !== null) response.headers.set('Content-Security-Policy', allowFraming(policy));
  if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
  if (site.isExcluded(pathname)) return response;
  // A cached page would not know that the clock has moved.
  response.headers.set('Cache-Control', 'no-store');
  response.headers.delete('ETag');
  return new Response(addInspector(await response.text(), inspector), response);
}
