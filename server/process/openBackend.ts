import { join } from 'node:path';
import type { Logger } from 'pino';
import { guestPages, isThisMachine, type Config } from '../config/index.ts';
import { deriveKey, openHost, type Host, type HostCommands } from '../host/index.ts';
import { openFeeds } from '../feeds/openFeeds.ts';
import { checkContent } from './checkContent.ts';
import type { ShownMail } from './mailInWords.ts';
import { openMaintenance, type OpenedMaintenance } from './openMaintenance.ts';
import type { OwnBackups } from './ownBackups.ts';
import { openPhotoStore } from './openPhotoStore.ts';
import { openSettings } from './openSettings.ts';
import { openSiteSandbox } from './openSiteSandbox.ts';
import type { Sandbox } from '../sandbox/index.ts';
import { templateDir } from './templateDir.ts';
import {
  embeddedBackend,
  foreignBackend,
  type Backend,
  type ClientCredentials,
  type SandboxPages,
  type SecurityEvents,
  type SharedCounts,
} from '../site/index.ts';

/** The host API behind the site, with the sandbox that replaces external services. */
export interface OpenedBackend {
  backend: Backend;
  ownCredentials: ClientCredentials;
  sandbox: SandboxPages | undefined;
  /** The present settings, which follow those of the dashboard. */
  getConfig: () => Config;
  /** Sets the function that is called after a change of the settings, before the host answers. */
  follow: (onChange: (config: Config) => Promise<void>) => void;
  /** The host's own commands; undefined when API_URL is set. */
  commands: HostCommands | undefined;
  /** The backups of the embedded database. */
  backups: OwnBackups | undefined;
  /** Rate limit counters that all processes of the site share; undefined with a single process. */
  sharedCounts: SharedCounts | undefined;
  /** Starts the background work of the host and the sandbox; some of it calls the site. */
  work: () => Promise<void>;
  /** Ends the streams of events, for which a stopping server would wait. */
  endStreams: () => void;
  close: () => Promise<void>;
}

const deriveClientSecret = (secretKey: string) =>
  deriveKey(secretKey, 'client secret', 24).toString('base64url');

/**
 * Returns the pages of the sandbox as the site serves them. A request counts as one of this machine only if it names this
 * machine too: otherwise a foreign page could use DNS rebinding to read the mailbox through the visitor's browser.
 */
const sandboxPages = (sandbox: Sandbox, host: Pick<Host, 'isOwner'>): SandboxPages => ({
  fetch: (request, { isFromThisMachine }) =>
    sandbox.fetch(request, {
      isFromThisMachine: isFromThisMachine && isThisMachine(new URL(request.url).hostname),
      isOwner: () => host.isOwner(request),
    }),
});

interface Options {
  config: Config;
  /** The build, which must have succeeded before existing data is migrated. */
  sound?: Promise<unknown>;
  secretKey: string;
  /** Shows an e-mail in the terminal of the process; undefined without a terminal. */
  showInTerminal?: ((mail: ShownMail) => void) | undefined;
  events: SecurityEvents;
  log: Logger;
}

async function openEmbedded({
  config,
  sound,
  secretKey,
  showInTerminal,
  events,
  log,
}: Options): Promise<OpenedBackend> {
  const { publicUrl } = config;
  const client = { id: config.clientId, secret: config.clientSecret ?? deriveClientSecret(secretKey) };
  const sandbox = await openSiteSandbox({ config, secretKey, showInTerminal, log });
  const settings = openSettings({ config, secretKey, sandbox, log });
  let opened: OpenedMaintenance | undefined;
  const host = await openHost({
    ...config,
    pages: guestPages(publicUrl),
    templateDir,
    checkContent: checkContent(config, log),
    sound,
    secretKey,
    client,
    settings,
    feeds: openFeeds({ hosts: config.calendarHosts }),
    photoStore: await openPhotoStore(config),
    watch: events,
    openMaintenance(commands) {
      opened = openMaintenance(config, { getConfig: settings.getConfig, commands, secretKey, log });
      return opened.maintenance;
    },
    log,
  });
  return {
    backend: embeddedBackend(
      {
        ...host,
        fetch: async (request, caller) => sandbox.bind(request, await host.fetch(request, caller)),
      },
      publicUrl,
    ),
    ownCredentials: client,
    sandbox: sandboxPages(sandbox, host),
    getConfig: settings.getConfig,
    follow: settings.follow,
    commands: host.commands,
    backups: opened?.backups,
    sharedCounts: host.sharedCounts,
    work: async () => {
      await sandbox.resume();
      await host.work();
    },
    endStreams: host.endStreams,
    close: async () => {
      await sandbox.stop();
      await host.close();
      await sandbox.close();
      settings.close();
    },
  };
}

/** Logs whether the host at API_URL is ready; the backend itself logs that the host rejects the site's credentials. */
async function logStatus(backend: Backend, log: Logger): Promise<void> {
  const readiness = await backend.ready();
  if (readiness.ready) log.info('the host at API_URL accepts the site');
  else log.warn({ because: readiness.because }, 'the site cannot serve properties yet');
}

/** Opens the embedded host, or the connection to the host at API_URL. */
export async function openBackend(options: Options): Promise<OpenedBackend> {
  const { config, log } = options;
  if (config.api === undefined) return openEmbedded(options);
  const ownCredentials = { id: config.clientId, secret: config.clientSecret ?? '' };
  const unitIds = config.featuredUnits ?? [];
  const photoFolder = join(config.dataDir, 'photos-elsewhere');
  const backend = foreignBackend({ ...config.api, ownCredentials, unitIds, photoFolder, log });
  void logStatus(backend, log);
  return {
    backend,
    ownCredentials,
    sandbox: undefined,
    getConfig: () => config,
    follow: () => undefined,
    commands: undefined,
    backups: undefined,
    sharedCounts: undefined,
    work: () => Promise.resolve(),
    endStreams: () => undefined,
    close: () => Promise.resolve(),
  };
}
