import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestPages } from '../../server/config/index.ts';
import { loadContent } from '../../server/host/content/index.ts';
import { openHostOn } from '../../server/host/openHost.ts';
import { openJobs } from '../../server/host/jobs/index.ts';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import type { Logger } from 'pino';
import type { SettingsPort } from '../../server/host/ports/settings.ts';
import type { FixedServices, Host, HostOptions } from '../../server/host/host.ts';
import type { Caller } from '../../server/host/http/route.ts';
import type { CodeMailRefusal, SoftHold } from '../../server/host/ports/watch.ts';
import { openStore, type Store } from '../../server/host/store/openStore.ts';
import { templateDir } from '../../server/process/templateDir.ts';
import { writeContent, type UnitFiles } from './content.ts';
import { checkContract } from './checkContract.ts';
import { FakeFeeds } from './fakeFeeds.ts';
import { FakeGateway } from './fakeGateway.ts';
import { createTestLog } from './createTestLog.ts';
import { MailCatcher } from './mailCatcher.ts';
import { newDatabase, type NewDatabase } from './postgres/newDatabase.ts';

export const siteClient = { id: 'site', secret: 'open sesame, says the site' };

export interface TestHost extends Host {
  readonly folder: string;
  /** The address of its database, undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Its database, in which tests move deadlines. */
  readonly db: Store['db'];
  readonly gateway: FakeGateway;
  readonly feeds: FakeFeeds;
  readonly mails: MailCatcher;
  /** Rejected passwords, and confirmed reservations that do not hold their nights. */
  readonly refusals: CodeMailRefusal[];
  readonly softHolds: SoftHold[];
  /** Its log, one JSON object per line. */
  logged(): string;
  /** Charges the instalments that are due, as the recurring task does. */
  chargeDue(): Promise<void>;
  /** Sends a request to the host and checks the answer against the contract. */
  ask(request: Request, caller?: Caller): Promise<Response>;
}

/** The secret key of these hosts. */
export const secretKey = 'a key of the tests, long enough to be one';

/**
 * Opens a host of its own with plain properties, on a database of its own unless it is given one. Hosts that share
 * a database share its jobs: give both the same mails and gateway, or each may take the other's.
 */
export async function openTestHost(
  units: readonly string[],
  change?: (files: UnitFiles, id: string) => void,
  database?: NewDatabase,
  {
    mails = new MailCatcher(),
    gateway = new FakeGateway(),
    openSettings,
    prepare,
    openMaintenance,
  }: {
    mails?: MailCatcher;
    gateway?: FakeGateway;
    /** Opens the settings of the site, which the dashboard then changes. */
    openSettings?: (sandbox: { mailer: MailCatcher; gateway: FakeGateway; log: Logger }) => SettingsPort;
    /** Changes the content folder before it is loaded. */
    prepare?: (contentDir: string) => Promise<unknown>;
    openMaintenance?: HostOptions['openMaintenance'];
  } = {},
  {
    mailsAccess = true,
    ...more
  }: Partial<Pick<HostOptions, 'emptyContentDir'> & Pick<FixedServices, 'mailsAccess'>> = {},
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-host-'));
  const contentDir = join(folder, 'content');
  await writeContent(contentDir, units, change);
  await prepare?.(contentDir);
  const content = await loadContent(contentDir);
  const dataDir = join(folder, 'data');
  const { where, drop } = database ?? (await newDatabase());
  const store = await openStore({ dataDir, ...where });
  const [refusals, softHolds]: [CodeMailRefusal[], SoftHold[]] = [[], []];
  const feeds = new FakeFeeds();
  const { log, lines } = createTestLog();
  const services = openSettings
    ? { settings: openSettings({ mailer: mails, gateway, log }) }
    : {
        productName: 'Estadia',
        mailFrom: 'Estadia <no-reply@stay.test>',
        mailer: mails,
        gateway,
        isSandbox: true,
        mailsAccess,
      };
  const host = await openHostOn(store, content, {
    dataDir,
    templateDir,
    contentDir,
    databaseUrl: where.databaseUrl,
    pages: guestPages('https://stay.test'),
    secretKey,
    client: siteClient,
    feeds,
    ...services,
    registrationRetentionDays: 365,
    reservationRetentionDays: 365,
    openMaintenance,
    log,
    ...more,
    watch: {
      codeMailRefused: (refusal) => void refusals.push(refusal),
      holdNotFirm: (hold) => void softHolds.push(hold),
    },
  });
  await host.work();
  return {
    ...host,
    folder,
    databaseUrl: where.databaseUrl,
    db: store.db,
    gateway,
    feeds,
    mails,
    refusals,
    softHolds,
    logged: () => lines.join(''),
    ask: (request, caller) => checkContract((checkedRequest) => host.fetch(checkedRequest, caller))(request),
    async chargeDue() {
      const jobs = await openJobs({ ...store, log });
      await enqueueDueCharges({ db: store.db, jobs, content });
      await jobs.stop();
    },
    async close() {
      await host.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
