import { timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { isLoopback, networkOf } from '../callers/network.ts';
import { callerOf } from './caller.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

export interface Operation {
  readiness: { read(): Promise<Readiness> };
  metrics: Metrics;
  /** Opens the metrics to whoever brings it; undefined where only this machine may read them. */
  metricsToken: string | undefined;
  /** Tells one site from another: the same in all of its processes. */
  instance: string;
}

const viaProxy = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'];

/** Whether somebody on this machine asks the process itself, and not everybody behind a reverse proxy. */
function isOfThisMachine(c: Context): boolean {
  const { address } = callerOf(c);
  const isHere = address === undefined || isLoopback(networkOf(address) ?? '');
  return isHere && viaProxy.every((name) => c.req.header(name) === undefined);
}

function bringsToken(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [brought, wanted] = [c.req.header('Authorization') ?? '', `Bearer ${token}`].map((text) =>
    Buffer.from(text),
  );
  return brought!.length === wanted!.length && timingSafeEqual(brought!, wanted!);
}

const uncached = { 'Cache-Control': 'no-store' };

/** What whoever runs the site asks it. */
export function routesOfOperation({ readiness, metrics, metricsToken, instance }: Operation): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok', instance }, 200, uncached));
  app.get('/ready', async (c) => {
    const { ready, ...why } = await readiness.read();
    return c.json({ status: ready ? 'ready' : 'not ready', ...why }, ready ? 200 : 503, uncached);
  });
  app.get('/metrics', async (c) => {
    if (!isOfThisMachine(c) && !bringsToken(c, metricsToken)) return c.notFound();
    return c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType, ...uncached });
  });
  return app;
}
