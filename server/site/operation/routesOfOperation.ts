import { timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { isOfThisMachine } from '../callers/clientIp.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

export interface Operation {
  readiness: { read(): Promise<Readiness> };
  metrics: Metrics;
  /** The token for the metrics; undefined if only this machine may read them. */
  metricsToken: string | undefined;
  /** A mark that identifies the site, the same in all of its processes. */
  instance: string;
  /** A token whose owner receives the headers of its own request, to check the proxy. */
  doctorToken: string;
}

function isAuthorized(c: Context, authorization: string): boolean {
  const [given, expected] = [c.req.header('Authorization') ?? '', authorization].map((text) =>
    Buffer.from(text),
  );
  return given!.length === expected!.length && timingSafeEqual(given!, expected!);
}

const seen = (c: Context) => ({
  host: c.req.header('Host') ?? null,
  forwardedFor: c.req.header('X-Forwarded-For') ?? null,
});

const uncached = { 'Cache-Control': 'no-store' };

/** Creates the routes for operators and monitors: health, readiness and metrics. */
export function routesOfOperation(operation: Operation): Hono {
  const { readiness, metrics, metricsToken, instance, doctorToken } = operation;
  const mayReadMetrics = (c: Context) =>
    metricsToken === undefined ? isOfThisMachine(c) : isAuthorized(c, `Bearer ${metricsToken}`);
  const app = new Hono();
  app.get('/health', (c) => {
    const arrived = isAuthorized(c, `Doctor ${doctorToken}`) && { seen: seen(c) };
    return c.json({ status: 'ok', instance, ...arrived }, 200, uncached);
  });
  app.get('/ready', async (c) => {
    const { ready, ...why } = await readiness.read();
    return c.json({ status: ready ? 'ready' : 'not ready', ...why }, ready ? 200 : 503, uncached);
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c)) return c.notFound();
    return c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType, ...uncached });
  });
  return app;
}
