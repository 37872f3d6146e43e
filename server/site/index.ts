import { join } from 'node:path';
import type { Logger } from 'pino';
import type { SiteSettings } from '../../src/entry-server.tsx';
import { openApp } from './app.ts';
import { openCallers, type CallerOptions } from './callers/openCallers.ts';
import { openImages } from './assets/images.ts';
import type { Backend, ClientCredentials } from './backend/backend.ts';
import type { Build } from './build/build.ts';
import { openLocators } from './locator/locators.ts';
import { placesAtHost } from './locator/placesAtHost.ts';
import { injectedStyles } from './injectedStyles.ts';
import { openPages } from './pages/pages.ts';
import { openMetrics, type GatherMetrics } from './operation/metrics.ts';
import { notingAnswers } from './operation/accessLog.ts';
import { openReadiness } from './operation/readiness.ts';
import type { SecurityEvents } from './operation/securityEvents.ts';
import { commonHeaders, contentPolicy } from './securityHeaders.ts';
import { openFastPath } from './fastPath.ts';
import { openSharePictures } from './share/sharePictures.ts';
import { refuseCaller } from './refuseCaller.ts';
import type { Seal } from './visitor/queryCredentials.ts';

export { embeddedBackend } from './backend/embeddedBackend.ts';
export { foreignBackend } from './backend/foreignBackend.ts';
export type { Backend, ClientCredentials } from './backend/backend.ts';
export type { Build } from './build/build.ts';
export { finishedBuild, NotBuilt } from './build/finishedBuild.ts';
export { liveBuild } from './build/liveBuild.ts';
export type { KeptAnswer } from './fastPath.ts';
export type { GatherMetrics } from './operation/metrics.ts';
export { openSecurityEvents, type SecurityEvents } from './operation/securityEvents.ts';
export type { SharedCounts } from './callers/sharedCounter.ts';
export type { Seal } from './visitor/queryCredentials.ts';

export interface SiteOptions {
  build: Build;
  backend: Backend;
  sandbox: { fetch(request: Request): Promise<Response> } | undefined;
  /** The folder of the built atlas, where it is shown. */
  atlas: string | undefined;
  settings: SiteSettings;
  /** Whether it only rehearses: guests pay nothing, or get no mails, so that nobody stays. */
  rehearses: boolean;
  /** Where somebody tells of a weakness of the site, as URI; undefined where the host has not said it. */
  securityContact: string | undefined;
  /** The site's own credentials at the host API. */
  ownCredentials: ClientCredentials;
  seal: Seal;
  /** Tells it from other sites. */
  instance: string;
  /** What "doctor" shows itself by. */
  doctorToken: string;
  /** What opens its metrics to who asks from elsewhere. */
  metricsToken: string | undefined;
  /** Reads the metrics of all processes of the site; undefined where this one is alone. */
  gatherMetrics: GatherMetrics | undefined;
  callers: CallerOptions;
  events: SecurityEvents;
  /** Where the site keeps what it can make again. */
  dataDir: string;
  log: Logger;
}

/** What a browser gets: pages, their files and pictures, tokens, and the host API behind them. */
export async function openSite({ dataDir, ...options }: SiteOptions) {
  const { build, backend, settings } = options;
  const entry = await build.load();
  const policy = build.live
    ? undefined
    : contentPolicy({
        inlineScripts: [entry.colourModeScript, entry.startScript, entry.fragmentScript],
        inlineStyles: injectedStyles,
        foreignPhotos: backend.staleAfter !== undefined,
        publicUrl: settings.publicUrl,
      });
  const pages = openPages({ ...options, policy });
  const images = openImages({ backend, folder: join(dataDir, 'images'), publicUrl: settings.publicUrl });
  const sharePictures = openSharePictures({
    backend,
    getSummary: pages.shownAt,
    site: settings.productName,
    publicUrl: settings.publicUrl,
    folder: join(dataDir, 'shared-links'),
  });
  const locators = openLocators({
    getPlace: placesAtHost({ ...options, publicUrl: settings.publicUrl }),
    folder: join(dataDir, 'locators'),
    log: options.log,
  });
  const metrics = openMetrics({
    cachedPages: pages.kept,
    observe: backend.observe,
    more: options.events.metrics,
    gather: options.gatherMetrics,
  });
  const readiness = openReadiness(() => backend.ready());
  const common = commonHeaders(settings.publicUrl);
  const callers = openCallers({ ...options.callers, refuse: refuseCaller(options) });
  const noteAnswer = notingAnswers(options.log);
  const app = openApp({
    ...options,
    noteAnswer,
    pages,
    images,
    sharePictures,
    locators,
    callers,
    common,
    metrics,
    readiness,
  });
  return {
    fetch: app.fetch,
    /** The answer to a request for a page that is kept; undefined where `fetch` is to answer. */
    kept: openFastPath({ pages, callers, common, metrics, noteAnswer }),
    announceStop: () => readiness.announceStop(),
    close: () => pages.close(),
  };
}
