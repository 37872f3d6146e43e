import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { guestPages } from '../../server/config/index.ts';
import { loadContent, type Content } from '../../server/host/content/index.ts';
import type { HostContext } from '../../server/host/base/context.ts';
import type { JobData, JobName, Jobs } from '../../server/host/ports/jobs.ts';
import type { CodeMailRefusal, SoftHold } from '../../server/host/ports/watch.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import type { Database } from '../../server/host/store/database.ts';
import { databasePhotos } from '../../server/host/photos/databasePhotos.ts';
import { writeContent } from './content.ts';
import { openEmptyStore } from './openEmptyStore.ts';
import { createFixedSettings } from './fixedSettings.ts';
import { FakeFeeds } from './fakeFeeds.ts';
import { FakeGateway } from './fakeGateway.ts';
import { createManualClock, type ManualClock } from './manualClock.ts';
import { LockLog } from './lockLog.ts';
import { MailCatcher } from './mailCatcher.ts';
import { siteClient } from './testHost.ts';

const units = ['casa', 'next'];

let content: Promise<Content> | undefined;

async function plainContent(): Promise<Content> {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-content-'));
  await writeContent(folder, units);
  const loaded = await loadContent(folder);
  await rm(folder, { recursive: true });
  return loaded;
}

/** Jobs that are recorded and not run. */
class WrittenJobs implements Jobs {
  readonly #written: { name: JobName; data: JobData[JobName] }[] = [];

  enqueue<N extends JobName>(_: unknown, name: N, data: JobData[N]): Promise<void> {
    this.#written.push({ name, data });
    return Promise.resolve();
  }

  /** Returns the jobs recorded since the last call, in their order. */
  taken(): [JobName, JobData[JobName]][] {
    return this.#written.splice(0).map(({ name, data }) => [name, data]);
  }
}

export interface ManualHost {
  db: Database;
  context: HostContext;
  gateway: FakeGateway;
  feeds: FakeFeeds;
  mails: MailCatcher;
  jobs: WrittenJobs;
  clock: ManualClock;
  locks: LockLog;
  /** Rejected passwords, and confirmed reservations that do not hold their nights. */
  refusals: CodeMailRefusal[];
  softHolds: SoftHold[];
}

/** Returns the context with all properties in another time zone. */
export const inTimeZone = (context: HostContext, timeZone: string): HostContext => {
  const units = new Map([...context.content.units].map(([id, unit]) => [id, { ...unit, timeZone }]));
  return { ...context, content: { ...context.content, units } };
};

/** Returns the context with all properties retired. */
export const withoutLetting = (context: HostContext): HostContext => {
  const { units, former } = context.content;
  const content = { ...context.content, units: new Map(), former: new Map([...former, ...units]) };
  return { ...context, content };
};

/** The context of the host's parts, over a real database, without background work: each part can be called alone, without its checks before. */
export async function openManualHost(): Promise<ManualHost> {
  const store = await openEmptyStore();
  const locks = new LockLog();
  const db = store.db.withPlugin(locks);
  await db
    .insertInto('unit')
    .values(units.map((id) => ({ id })))
    .execute();
  const [gateway, jobs, mails] = [new FakeGateway(), new WrittenJobs(), new MailCatcher()];
  const feeds = new FakeFeeds();
  const [refusals, softHolds]: [CodeMailRefusal[], SoftHold[]] = [[], []];
  const base = {
    db,
    gateway,
    feeds,
    jobs,
    content: await (content ??= plainContent()),
    isDemo: () => false,
    refreshContent: () => Promise.resolve(),
    contentDir: '',
    keys: createKeys('a key of the tests, long enough to be one'),
    mailer: mails,
    photoStore: databasePhotos(store.db),
    photoFolder: join(tmpdir(), `estadia-photos-${randomUUID()}`),
    mailFrom: 'Estadia <no-reply@stay.test>',
    productName: 'Estadia',
    mailsAccess: true,
    pages: guestPages('https://stay.test'),
    registrationRetentionDays: 365,
    reservationRetentionDays: 365,
    client: siteClient,
    log: pino({ level: 'silent' }),
    watch: {
      codeMailRefused: (refusal: CodeMailRefusal) => void refusals.push(refusal),
      holdNotFirm: (hold: SoftHold) => void softHolds.push(hold),
    },
  };
  const context = { ...base, ...(await createFixedSettings({ ...base, mailer: mails })) };
  return {
    db,
    context,
    gateway,
    feeds,
    mails,
    jobs,
    locks,
    refusals,
    softHolds,
    clock: await createManualClock(store.db),
  };
}
