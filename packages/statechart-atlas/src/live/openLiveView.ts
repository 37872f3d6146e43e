import { once } from 'node:events';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import type { EnvironmentStatus } from './action.ts';
import type { Environment } from './environment.ts';
import { createFiles, type ViewContent } from './files.ts';
import { forwardRequest, type InspectedSite } from './forwardRequest.ts';
import { inspectPage, type InspectorOptions } from './inspector.ts';

interface LiveViewOptions extends ViewContent {
  port: number;
  site: InspectedSite;
  environment: Environment;
}

/** The path of the view, on the origin of the site that it shows. */
export const liveViewPath = '/atlas/live/';
const channel = 'atlas-live';

const createInspector = (options: InspectorOptions) =>
  `(${String(inspectPage)})(${JSON.stringify(options)});`;

/**
 * Opens the live view of a running site: a proxy on loopback that serves the site and the view on one origin, and adds
 * an inspector of XState machines to the site's pages.
 */
export async function openLiveView(options: LiveViewOptions): Promise<ServerType> {
  const { port, site, environment, ...content } = options;
  const { actions } = content;
  const findFile = await createFiles(content, { base: liveViewPath, channel });
  const getStatus = (): EnvironmentStatus => ({
    isOffline: environment.isOffline,
    actionsOn: actions.filter(({ isOn }) => isOn?.()).map(({ id }) => id),
    pending: environment.pending,
    applied: environment.applied,
    clockOffset: site.clockOffset(),
  });
  const app = new Hono();
  app.get(`${liveViewPath}inspector.js`, (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(
      createInspector({ channel, clockOffset: site.clockOffset(), isOffline: environment.isOffline }),
    );
  });
  app.post(`${liveViewPath}actions/:id`, async (c) => {
    const action = actions.find(({ id }) => id === c.req.param('id'));
    if (!action || c.req.header('Sec-Fetch-Site') !== 'same-origin') return c.notFound();
    await action.run();
    return c.json(getStatus());
  });
  app.get(`${liveViewPath}status.json`, (c) => c.json(getStatus()));
  app.get(`${liveViewPath}*`, async (c) => {
    const file = await findFile(c.req.path.slice(liveViewPath.length));
    if (!file) return c.notFound();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', file.type);
    return c.body(file.content);
  });
  app.all('*', (c) => forwardRequest(c, site, environment, `${liveViewPath}inspector.js`));
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  return server;
}
