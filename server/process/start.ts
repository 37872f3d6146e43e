import { createServer, type RequestListener, type Server } from 'node:http';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { requireOneHost } from './requireOneHost.ts';
import { getDoctorToken, endInterruptedRestore, getInstanceMark, serveCommands } from '../commands/index.ts';
import { cookieSeal, createNetworkHasher, privateFolder, readSecretKey } from '../host/index.ts';
import {
  hasSandboxCheckout,
  hasSandboxMailbox,
  isThisMachine,
  lacksMailServer,
  packageRoot as root,
  isDemonstration,
  type Config,
} from '../config/index.ts';
import { getListed, requireFeatured } from './featured.ts';
import { getClosing, listen } from './listen.ts';
import { createListener } from './createListener.ts';
import type { ShownMail } from './mailInWords.ts';
import { openBackend } from './openBackend.ts';
import { withBackups } from './ownBackups.ts';
import {
  finishedBuild,
  liveBuild,
  openSecurityEvents,
  openSite,
  storeAssets,
  type Build,
  type GatherMetrics,
} from '../site/index.ts';
import { createSiteSettings } from './siteSettings.ts';
import { getSummary, type Summary } from './summary.ts';

/**
 * The maximum time for pending answers after the process receives the signal to stop, in milliseconds. Supervisors such
 * as `docker stop` kill after ten seconds, and jobs need time to end too.
 */
const stopTimeout = 8_000;

export interface Running {
  /** The site's address and settings, for the operator. */
  summary: Summary;
  /** Fails the health check, and waits until load balancers have noticed. */
  announceStop: () => Promise<void>;
  /** Answers the pending requests, then closes everything. */
  stop: () => Promise<void>;
}

interface Options {
  /** Whether to serve the sources with hot reload instead of the built site. */
  live: boolean;
  /** Resolves when the site is built; omitted when it is built already. */
  building?: Promise<void> | undefined;
  /** Reads the metrics of all processes; omitted with a single process. */
  gatherMetrics?: GatherMetrics;
  /** Shows an e-mail in the terminal; omitted without one. */
  showInTerminal?: ((mail: ShownMail) => void) | undefined;
}

interface Assets {
  build: Build;
  dataDir: string;
  signal: AbortSignal;
  log: Logger;
}

/** Compresses the built files as much as possible, and stores them for the next build. */
async function finishAssets({ build, dataDir, signal, log }: Assets): Promise<void> {
  const { version, client } = build;
  try {
    await build.compressRest(signal);
    if (signal.aborted || version === undefined || client === undefined) return;
    await storeAssets({ dataDir, version, client });
  } catch (error) {
    log.warn(
      { error: String(error) },
      'compressing or storing built files failed: they are sent larger than necessary, or pages that are open during ' +
        'the next update have to reload',
    );
  }
}

/** Opens all parts of the site and starts to serve it. */
export async function start(config: Config, log: Logger, options: Options): Promise<Running> {
  const { live, building, gatherMetrics, showInTerminal } = options;
  const began = performance.now();
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const server: Server = createServer(requireOneHost((request, response) => answer(request, response)));
  const close = getClosing(server);

  // Longer than the keep-alive of reverse proxies, so that none sends a request on a connection that the server is
  // closing.
  server.keepAliveTimeout = 65_000;

  const vite = live ? await liveBuild(root, server) : undefined;
  const whole = vite
    ? Promise.resolve(vite)
    : (building ?? Promise.resolve()).then(() => finishedBuild(root));
  // The build may fail long before it is awaited.
  whole.catch(() => undefined);
  if (!building) await whole;
  await privateFolder(config.dataDir);
  const ended = await endInterruptedRestore(config.dataDir);
  if (ended !== undefined) log.warn(ended);
  const secretKey = await readSecretKey(config);
  const events = openSecurityEvents(log);
  const opened = await openBackend({ config, sound: whole, secretKey, showInTerminal, events, log });
  const build = await whole;
  const { backend, sandbox, commands, backups, ownCredentials } = opened;
  const { dataDir } = config;
  requireFeatured(config, backend.getOffered(), log);
  const openPresentSite = (present: Config) =>
    openSite({
      build,
      backend: withBackups(backend, backups, config),
      sandbox: hasSandboxMailbox(present) || hasSandboxCheckout(present) ? sandbox : undefined,
      atlas: config.atlas === undefined ? undefined : resolve(root, config.atlas),
      settings: createSiteSettings(present, backend),
      accent: present.accent,
      isDemonstration: isDemonstration(present),
      sendsCodes: !lacksMailServer(present),
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
        mark: createNetworkHasher(secretKey),
        shared: opened.sharedCounts,
      },
      events,
      dataDir,
      log,
    });

  let site = await openPresentSite(opened.getConfig());
  let respond = createListener(site, config.publicUrl);
  // Requests that have begun are answered by the former pages.
  opened.follow(async (present) => {
    const former = site;
    site = await openPresentSite(present);
    respond = createListener(site, config.publicUrl);
    former.close();
    log.info('the site follows the changed settings of the dashboard');
  });
  answer = vite
    ? (request, response) => vite.middlewares(request, response, () => respond(request, response))
    : (request, response) => respond(request, response);
  await listen(server, config.host, config.port);
  // With PostgreSQL, the command line connects to the database directly.
  const socket =
    commands && config.databaseUrl === undefined
      ? await serveCommands({ dataDir, secretKey, publicUrl: config.publicUrl, commands, log })
      : undefined;
  await opened.work();
  const setup = await commands?.run('access.setup', {});
  const offered = backend.getOffered();
  const present = opened.getConfig();
  const shownConfig = offered.isDemo === false ? { ...present, emptyContentDir: undefined } : present;
  const stopping = new AbortController();
  const finishing = finishAssets({ build, dataDir, signal: stopping.signal, log });

  return {
    summary: getSummary(shownConfig, getListed(config, offered), performance.now() - began, {
      setupToken: setup?.token,
      closedFor: offered.closedFor,
    }),
    announceStop: () => site.announceStop(),
    async stop() {
      stopping.abort();
      await socket?.close();
      await vite?.close();
      opened.endStreams();
      await close(stopTimeout);
      site.close();
      await backups?.stop();
      await opened.close();
      await finishing;
    },
  };
}
