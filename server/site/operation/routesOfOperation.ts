import { Hono, type Context } from 'hono';
import { callerOf } from './caller.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  backend: { ready(): Promise<boolean> };
  metrics: Metrics;
}

const viaProxy = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'];

/** Whether somebody on this machine asks the process itself, and not everybody behind a reverse proxy. */
function isOfThisMachine(c: Context): boolean {
  const { address } = callerOf(c);
  const isHere = address === undefined || /^(127\.|::1$|::ffff:127\.)/.test(address);
  return isHere && viaProxy.every((name) => c.req.header(name) === undefined);
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
    if (!isOfThisMachine(c)) return c.notFound();
    return c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType });
  });
  return app;
}
