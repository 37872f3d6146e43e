import { createServer, type RequestListener, type Server } from 'node:http';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { SiteSettings } from '../src/entry-server.tsx';
import { CannotStart } from './cannotStart.ts';
import { getDoctorToken, endInterruptedRestore, getInstanceMark, serveCommands } from './commands/index.ts';
import { cookieSeal, createNetworkMarker, privateFolder, readSecretKey } from './host/index.ts';
import { isThisMachine, rehearses, type Config } from './config/index.ts';
import { getClosing, listen } from './listen.ts';
import { createListener } from './createListener.ts';
import { openBackend } from './openBackend.ts';
import { ownBackups, withBackups } from './ownBackups.ts';
import {
  finishedBuild,
  liveBuild,
  openSecurityEvents,
  openSite,
  type Backend,
  type GatherMetrics,
} from './site/index.ts';
import { getSummary, type Summary } from './summary.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * How long answers under way may take once the process was asked to stop, in milliseconds. Supervisors such as
 * `docker stop` kill after ten seconds, and jobs want to end too.
 */
const stopTimeout = 8_000;

export interface Running {
  /** What is served, and where. */
  summary: Summary;
  /** Says to load balancers that it stops, and gives those who look the time to see it. */
  announceStop: () => Promise<void>;
  /** Answers what is being asked, then lets go of everything. */
  stop: () => Promise<void>;
}

interface Options {
  /** Serves the sources as they are now. */
  live: boolean;
  /** Keeps when the site is built that is served; left out where it is already. */
  building?: Promise<void> | undefined;
  /** Where other processes serve the site too, reads the metrics of all of them. */
  gatherMetrics?: GatherMetrics;
}

function requireFeatured({ featuredUnits, api }: Config, { unitIds }: Backend): readonly string[] {
  if (featuredUnits === undefined) return unitIds;
  const unknown = api ? [] : featuredUnits.filter((id) => !unitIds.includes(id));
  if (unknown.length === 0) return featuredUnits;
  throw new CannotStart(
    `FEATURED_UNITS names ${unknown.join(', ')}, but CONTENT_DIR has only ${unitIds.join(', ')}.`,
  );
}

/** Opens what a site consists of and begins to serve it. */
export async function start(config: Config, log: Logger, options: Options): Promise<Running> {
  const { live, building, gatherMetrics } = options;
  const began = performance.now();
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const server: Server = createServer((request, response) => answer(request, response));
  const close = getClosing(server);

  // Longer than reverse proxies keep theirs, so that none asks on a connection that is being closed.
  server.keepAliveTimeout = 65_000;

  const vite = live ? await liveBuild(root, server) : undefined;
  const whole = vite
    ? Promise.resolve(vite)
    : (building ?? Promise.resolve()).then(() => finishedBuild(root));
  // What is still being built may fail long before it is awaited.
  whole.catch(() => undefined);
  if (!building) await whole;
  await privateFolder(config.dataDir);
  const ended = await endInterruptedRestore(config.dataDir);
  if (ended !== undefined) log.warn(ended);
  const secretKey = await readSecretKey(config);
  const events = openSecurityEvents(log);
  const opened = await openBackend({ config, sound: whole, secretKey, events, log });
  const build = await whole;
  const { backend, sandbox, commands, ownCredentials } = opened;
  const { dataDir } = config;
  const backups = ownBackups(config, { commands, secretKey, log });
  const settings: SiteSettings = {
    productName: config.productName,
    languages: config.languages,
    publicUrl: config.publicUrl,
    featured: requireFeatured(config, backend),
    gatewayHosts: config.gatewayHosts,
    ...(backend.welcome && { welcome: backend.welcome }),
  };
  const site = await openSite({
    build,
    backend: withBackups(backend, backups),
    sandbox,
    atlas: config.atlas === undefined ? undefined : resolve(root, config.atlas),
    settings,
    rehearses: rehearses(config),
    securityContact: config.securityContact,
    ownCredentials,
    seal: cookieSeal(secretKey, config.secretKeyPrevious),
    instance: getInstanceMark(secretKey),
    doctorToken: getDoctorToken(secretKey),
    metricsToken: config.metricsToken,
    gatherMetrics,
    callers: {
      proxies: config.proxies,
      countsThisMachine: !isThisMachine(new URL(config.publicUrl).hostname),
      mark: createNetworkMarker(secretKey),
      shared: opened.sharedCounts,
    },
    events,
    dataDir,
    log,
  });

  const respond = createListener(site, config.publicUrl);
  answer = vite
    ? (request, response) => vite.middlewares(request, response, () => respond(request, response))
    : respond;
  await listen(server, config.host, config.port);
  // With a PostgreSQL server the command line opens the database by itself.
  const socket =
    commands && config.databaseUrl === undefined
      ? await serveCommands({ dataDir, secretKey, commands, log })
      : undefined;
  await opened.work();
  const stopping = new AbortController();
  const compressing = build
    .compressRest(stopping.signal)
    .catch((error: unknown) =>
      log.warn({ error: String(error) }, 'built files are sent larger than they need be'),
    );

  return {
    summary: getSummary(config, settings, performance.now() - began),
    announceStop: site.announceStop,
    async stop() {
      stopping.abort();
      await socket?.close();
      await vite?.close();
      await close(stopTimeout);
      site.close();
      await backups?.stop();
      await opened.close();
      await compressing;
    },
  };
}
