import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the proxy changes requests and answers. */
export interface ProxyRules {
  /** The path to forward a request to, or the status to reject it with. */
  redirect?: (path: string) => string | number;
  /** Rewrites a header of an answer. */
  headers?: (name: string, value: string) => string;
  /** Rewrites a text answer. */
  rewrite?: (text: string, path: string) => string;
}

const isOurs = (name: string) =>
  /^(host|origin|connection|content-length|content-encoding|transfer-encoding|accept-encoding|if-none-match)$/.test(
    name,
  );

const isText = (type: string | null) => /^(text\/|application\/(json|manifest))/.test(type ?? '');

const getHeaders = ({ headers }: IncomingMessage) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    isOurs(name) || value === undefined ? [] : [[name, String(value)]],
  );

async function forward(target: string, way: ProxyRules, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request;
  const to = way.redirect?.(url) ?? url;
  if (typeof to === 'number') {
    response.writeHead(to).end();
    return;
  }
  const body = await buffer(request);
  const answer = await fetch(target + to, {
    method,
    headers: getHeaders(request),
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const rewritten = isText(answer.headers.get('Content-Type')) && way.rewrite?.(bytes.toString(), url);
  const headers = [...answer.headers]
    .filter(([name]) => !isOurs(name))
    .map(([name, value]) => [name, way.headers?.(name, value) ?? value]);
  response.writeHead(answer.status, headers.flat());
  response.end(rewritten || bytes);
}

/** A proxy to a site or a host whose rules a test changes as it runs. */
export async function openProxy(target: string, way: ProxyRules) {
  // A kept-alive connection that closes while it is reused would fail the test.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    forward(target, way, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
