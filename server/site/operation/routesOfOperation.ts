import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

interface Options {
  backend: { ready(): Promise<boolean> };
  metrics: Metrics;
}

/** What whoever runs the site asks it. */
export function routesOfOperation({ backend, metrics }: Options): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/ready', async (c) => {
    const ready = await backend.ready();
    const status = ready ? 'ready' : 'not ready';
    return c.json({ status }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/metrics', async (c) => {
    // For those who reach the process itself, not for everybody behind the reverse proxy.
    if (c.req.header('X-Forwarded-For') ?? c.req.header('Forwarded')) return c.notFound();
    return c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType });
  });
  return app;
}
