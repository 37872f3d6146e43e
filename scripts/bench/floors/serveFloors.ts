import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { BarePage } from './barePage.ts';

/** A cached response. */
interface CachedFile {
  type: string;
  body: Buffer;
  compressed: boolean;
}

const getType = (path: string) => {
  if (path.endsWith('.js')) return 'text/javascript; charset=utf-8';
  return path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/html; charset=utf-8';
};

const compressed = (path: string, text: Buffer | string): CachedFile => ({
  type: getType(path),
  body: brotliCompressSync(text),
  compressed: true,
});

/** Removes the scripts from a page of the site. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

/** Fetches a resource of a page from the site: a photo, style or font. */
async function fromSite(address: string): Promise<CachedFile | undefined> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  if (!answer.ok) return undefined;
  const [type, body] = [answer.headers.get('Content-Type') ?? '', Buffer.from(await answer.arrayBuffer())];
  return answer.headers.get('Content-Encoding') === null
    ? { type, body, compressed: false }
    : compressed(new URL(address).pathname, body);
}

/** The addresses of the baselines: minimal pages on a server that caches every response. */
export interface Floors {
  react: string;
  still: string;
  close: () => void;
}

const paths = { react: '/react', still: '/still' };

/** Serves the bare page, and the page of the site at `path` without its scripts, with the same photos. */
export async function serveFloors(address: string, path: string, bare: BarePage): Promise<Floors> {
  const page = await (await fetch(address + path)).text();
  const kept = new Map<string, CachedFile>([
    [paths.react, compressed(paths.react, bare.html)],
    [paths.still, compressed(paths.still, withoutScripts(page))],
    ...[...bare.files].map(([name, bytes]) => [name, compressed(name, bytes)] as const),
  ]);
  async function answer(url: string, response: ServerResponse): Promise<void> {
    const known = kept.get(url) ?? (await fromSite(address + url));
    if (!known) return void response.writeHead(404).end();
    kept.set(url, known);
    response
      .writeHead(200, {
        'Content-Type': known.type,
        'Content-Length': known.body.length,
        'Cache-Control': 'public, max-age=31536000',
        ...(known.compressed && { 'Content-Encoding': 'br' }),
      })
      .end(known.body);
  }
  const server = createServer(({ url = '' }, response) => {
    answer(url, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const own = `http://127.0.0.1:${port}`;
  return {
    react: own + paths.react,
    still: own + paths.still,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
