import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { KeptAnswer } from '../site/index.ts';

interface Site {
  fetch: Parameters<typeof getRequestListener>[0];
  kept: (request: IncomingMessage) => KeptAnswer | undefined;
}

/**
 * Returns the listener for Node's requests. Cached pages bypass `Request` and `Response`, which cost more than the
 * page.
 */
export function createListener({ fetch, kept }: Site, publicUrl: string): RequestListener {
  // HTTP/1.0 clients, such as old health checks, may omit the Host header.
  const listener = getRequestListener(fetch, { hostname: new URL(publicUrl).host });
  return (request, response) => {
    const answer = kept(request);
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else void listener(request, response);
  };
}
