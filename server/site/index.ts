import { join } from 'node:path';
import type { Logger } from 'pino';
import type { SiteSettings } from '../../src/entry-server.tsx';
import { openApp, type SandboxPages } from './app.ts';
import { isClosed } from './closed.ts';
import { openCallers, type CallerOptions } from './callers/openCallers.ts';
import { loadFormerAssets } from './assets/formerAssets.ts';
import { openImages } from './assets/images.ts';
import type { Backend, ClientCredentials } from './backend/backend.ts';
import type { Build } from './build/build.ts';
import { noStaticFiles } from './assets/staticFiles.ts';
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
export { storeAssets } from './assets/formerAssets.ts';
export { foreignBackend } from './backend/foreignBackend.ts';
export type { Backend, ClientCredentials, Offered } from './backend/backend.ts';
export type { Build } from './build/build.ts';
export { finishedBuild, NotBuilt } from './build/finishedBuild.ts';
export { liveBuild } from './build/liveBuild.ts';
export type { KeptAnswer } from './fastPath.ts';
export type { GatherMetrics } from './operation/metrics.ts';
export { openSecurityEvents, type SecurityEvents } from './operation/securityEvents.ts';
export type { SandboxPages } from './app.ts';
export type { SharedCounts } from './callers/sharedCounter.ts';
export type { Seal } from './visitor/queryCredentials.ts';

export interface SiteOptions {
  build: Build;
  backend: Backend;
  sandbox: SandboxPages | undefined;
  /** The folder of the built atlas, if it is shown. */
  atlas: string | undefined;
  settings: SiteSettings;
  /** The host's colour of buttons and links, such as `#0b6b4f`; undefined for that of the software. */
  accent?: string | undefined;
  /** Whether the site is only a demonstration: guests pay nothing or receive no e-mails, so there are no real stays. */
  isDemonstration: boolean;
  /** Whether the site sends codes for the dashboard, for which other machines than this one need a mail server. */
  sendsCodes: boolean;
  /** The URI for reports of security vulnerabilities; undefined if the host has set none. */
  securityContact: string | undefined;
  /** The site's own credentials at the host API. */
  ownCredentials: ClientCredentials;
  seal: Seal;
  /** A mark that identifies this site. */
  instance: string;
  /** The token that authenticates "doctor". */
  doctorToken: string;
  /** The token for the metrics from other machines. */
  metricsToken: string | undefined;
  /** Reads the metrics of all processes; undefined with a single process. */
  gatherMetrics: GatherMetrics | undefined;
  callers: CallerOptions;
  events: SecurityEvents;
  /** The folder of the site's caches. */
  dataDir: string;
  log: Logger;
}

/** Opens everything that a browser receives: pages with their files and pictures, tokens, and the host API. */
export async function openSite({ dataDir, ...options }: SiteOptions) {
  const { build, backend, settings } = options;
  const entry = await build.load();
  const ownStyle = entry.getOwnStyle({ accent: options.accent, hasLogo: settings.logo !== undefined });
  const policy = build.live
    ? undefined
    : contentPolicy({
        inlineScripts: [
          entry.colourModeScript,
          entry.startScript,
          entry.fragmentScript,
          entry.earlyAnswersScript,
        ],
        inlineStyles: [...injectedStyles, ...(ownStyle === undefined ? [] : [ownStyle])],
        foreignPhotos: backend.staleAfter !== undefined,
        publicUrl: settings.publicUrl,
      });
  const pages = openPages({ ...options, policy, ownStyle });
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
  const callers = openCallers({
    ...options.callers,
    isPageCached: (address) => pages.ready(address) !== undefined,
    refuse: refuseCaller(options),
  });
  const noteAnswer = notingAnswers(options.log);
  const formerAssets =
    build.version === undefined ? noStaticFiles : await loadFormerAssets(dataDir, build.version);
  const app = openApp({
    ...options,
    formerAssets,
    policy,
    ownStyle,
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
    /** Answers a request for a cached page; undefined if `fetch` must answer. */
    kept: openFastPath({
      pages,
      callers,
      common,
      metrics,
      noteAnswer,
      isClosed: () => isClosed(backend),
    }),
    announceStop: () => readiness.announceStop(),
    close: () => pages.close(),
  };
}
