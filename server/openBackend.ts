import { join } from 'node:path';
import type { Logger } from 'pino';
import { paymentWebhookPath } from '../contract/operations.ts';
import { guestPages, isThisMachine, ownAddress, type Config } from './config/index.ts';
import { derive, openHost, type HostCommands } from './host/index.ts';
import { openFeeds } from './feeds/openFeeds.ts';
import type { PaymentGateway } from './host/ports/gateway.ts';
import { judgeContent } from './judgeContent.ts';
import { smtpMailer } from './smtpMailer.ts';
import { openSandbox, type Sandbox } from './sandbox/index.ts';
import { templateDir } from './templateDir.ts';
import {
  embeddedBackend,
  foreignBackend,
  type Backend,
  type ClientCredentials,
  type SecurityEvents,
  type SharedCounts,
} from './site/index.ts';

/** The host API behind the site, with what stands in for the outside world. */
export interface OpenedBackend {
  backend: Backend;
  ownCredentials: ClientCredentials;
  sandbox: Sandbox | undefined;
  /** The host's own commands; undefined where API_URL has the reservations. */
  commands: HostCommands | undefined;
  /** Where all processes of the site count who calls; undefined where this one is alone. */
  sharedCounts: SharedCounts | undefined;
  /** Begins what the host and the sandbox do by themselves, some of it by calling the site. */
  work: () => Promise<void>;
  close: () => Promise<void>;
}

const deriveClientSecret = (secretKey: string) =>
  derive(secretKey, 'client secret', 24).toString('base64url');

/**
 * The sandbox of a site on this machine, which is told nothing under another name: a page elsewhere could have a
 * name of its own lead a browser here, and read the mailbox.
 */
function underItsName(sandbox: Sandbox, publicUrl: string): Sandbox {
  if (!isThisMachine(new URL(publicUrl).hostname)) return sandbox;
  return {
    ...sandbox,
    fetch: (request) =>
      isThisMachine(new URL(request.url).hostname)
        ? sandbox.fetch(request)
        : Promise.resolve(new Response('Misdirected Request', { status: 421 })),
  };
}

interface Options {
  config: Config;
  /** What must be sound before data that was there is changed. */
  sound?: Promise<unknown>;
  secretKey: string;
  events: SecurityEvents;
  log: Logger;
}

/** Where nobody pays by it, its client is not even loaded. */
async function openStripeGateway(account: NonNullable<Config['stripe']>): Promise<PaymentGateway> {
  const { openStripe } = await import('./stripe/index.ts');
  return openStripe(account);
}

async function openEmbedded({ config, sound, secretKey, events, log }: Options): Promise<OpenedBackend> {
  const { dataDir, databaseUrl, publicUrl, productName } = config;
  const client = { id: config.clientId, secret: config.clientSecret ?? deriveClientSecret(secretKey) };
  const webhookUrl = `${ownAddress(config)}${paymentWebhookPath}`;
  const [mailbox, checkout] = [config.smtpUrl === undefined, config.stripe === undefined];
  const sandbox = await openSandbox({
    dataDir,
    databaseUrl,
    publicUrl,
    productName,
    secretKey,
    webhookUrl,
    log,
    mailbox,
    checkout,
  });
  const smtp = config.smtpUrl === undefined ? undefined : smtpMailer(config.smtpUrl);
  const host = await openHost({
    ...config,
    pages: guestPages(publicUrl),
    templateDir,
    judgeContent: judgeContent(config, log),
    sound,
    secretKey,
    client,
    gateway: config.stripe ? await openStripeGateway(config.stripe) : sandbox.gateway,
    feeds: openFeeds({ hosts: config.calendarHosts }),
    mailer: smtp ?? sandbox.mailer,
    watch: events,
    log,
  });
  return {
    backend: embeddedBackend(host, publicUrl),
    ownCredentials: client,
    sandbox: mailbox || checkout ? underItsName(sandbox, publicUrl) : undefined,
    commands: host.commands,
    sharedCounts: host.sharedCounts,
    work: async () => {
      await sandbox.resume();
      await host.work();
    },
    close: async () => {
      await sandbox.stop();
      await host.close();
      await sandbox.close();
      smtp?.close();
    },
  };
}

/** Says how the host at API_URL stands to the site; that it refuses the site's credentials says the backend itself. */
async function logStatus(backend: Backend, log: Logger): Promise<void> {
  const readiness = await backend.ready();
  if (readiness.ready) log.info('the host at API_URL lets the site in');
  else log.warn({ because: readiness.because }, 'the site cannot serve properties yet');
}

/** Opens the embedded host, or the way to the one at API_URL. */
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
    commands: undefined,
    sharedCounts: undefined,
    work: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
