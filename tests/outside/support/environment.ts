import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { guestPages } from '../../../server/config/index.ts';
import type { HostContext } from '../../../server/host/base/context.ts';
import { loadContent } from '../../../server/host/content/index.ts';
import { createHandlers, openJobs } from '../../../server/host/jobs/index.ts';
import { createKeys } from '../../../server/host/keys/keys.ts';
import type { Mail } from '../../../server/host/ports/mailer.ts';
import { databasePhotos } from '../../../server/host/photos/databasePhotos.ts';
import { receiveWebhook, type PaymentGateway } from '../../../server/host/payments/index.ts';
import { openSandbox } from '../../../server/sandbox/index.ts';
import { writeContent, type UnitFiles } from '../../support/content.ts';
import { openEmptyStore } from '../../support/openEmptyStore.ts';
import { createFixedSettings } from '../../support/fixedSettings.ts';
import { FakeFeeds } from '../../support/fakeFeeds.ts';
import { createTestFolder } from '../../support/folders.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { thisMachine } from '../../support/visitors.ts';

export const publicUrl = 'http://stay.test';
const webhookUrl = `${publicUrl}/api/1/payment/webhook`;
const secretKey = 'a secret of this test';

interface EnvironmentOptions {
  change?: (files: UnitFiles, id: string) => void;
  /** Whether jobs are worked on from the start. */
  working?: boolean;
  /** The gateway; the sandbox's without it. */
  gateway?: PaymentGateway;
}

/** The host's outer side with a real database, real jobs, and the sandbox for the world outside. */
export async function openEnvironment({ change, working = true, ...wishes }: EnvironmentOptions = {}) {
  const dataDir = await createTestFolder();
  const contentDir = join(dataDir, 'content');
  await writeContent(contentDir, ['casa'], change);
  const content = await loadContent(contentDir);
  const store = await openEmptyStore();
  const { db, pool } = store;
  await db.insertInto('unit').values({ id: 'casa' }).execute();
  const { lines, log } = createTestLog();
  const jobs = await openJobs({ ...store, log });

  const clock = { ahead: 0 };
  const notices: { request: Request; body: string }[] = [];
  // Notices wait here, so that a test can deliver them late, twice, or in another order.
  const post = async (request: Request) => {
    notices.push({ request: request.clone(), body: await request.text() });
    return new Response(null, { status: 204 });
  };
  const sandbox = await openSandbox({
    dataDir,
    databaseUrl: store.databaseUrl,
    publicUrl,
    productName: 'Estadia',
    isLocal: true,
    secretKey,
    webhookUrl,
    log,
    post,
    now: () => new Date(Date.now() + clock.ahead),
  });

  const gateway = wishes.gateway ?? sandbox.gateway;
  const faults = { mail: 0, gateway: 0 };
  const failing = (kind: keyof typeof faults, what: string) => {
    if (faults[kind] === 0) return;
    faults[kind] -= 1;
    throw new Error(`${what} is down: check SMTP_URL`);
  };
  const base: Omit<HostContext, 'live' | 'services' | 'publishedSettings' | 'settings'> = {
    db,
    content,
    isDemo: () => false,
    refreshContent: () => Promise.resolve(),
    contentDir: '',
    jobs,
    log,
    keys: createKeys(secretKey),
    gateway: {
      ...gateway,
      async readSession(id) {
        failing('gateway', 'the gateway');
        return gateway.readSession(id);
      },
      async charge(request) {
        failing('gateway', 'the gateway');
        return gateway.charge(request);
      },
    },
    feeds: new FakeFeeds(),
    mailer: {
      async send(mail) {
        failing('mail', 'the mail server');
        return sandbox.mailer.send(mail);
      },
    },
    photoStore: databasePhotos(db),
    photoFolder: join(dataDir, 'photos'),
    mailFrom: '"Estadia" <no-reply@stay.test>',
    productName: 'Estadia',
    mailsAccess: true,
    client: { id: 'site', secret: 'open sesame' },
    registrationRetentionDays: 365,
    reservationRetentionDays: 365,
    pages: guestPages(publicUrl),
    watch: { codeMailRefused: () => undefined, holdNotFirm: () => undefined },
  };
  const context: HostContext = { ...base, ...(await createFixedSettings({ ...base, isSandbox: false })) };
  const work = () => jobs.work(createHandlers(context));
  if (working) await work();
  onTestFinished(async () => {
    await sandbox.close();
    await jobs.stop();
  });

  const ask = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`${publicUrl}${path}`, init), thisMachine);
  const mails = async () => {
    const answer = await ask('/sandbox/mailbox/messages.json');
    return (await answer.json()) as (Mail & { id: string })[];
  };

  return {
    dataDir,
    databaseUrl: store.databaseUrl,
    db,
    pool,
    atStart: store.atStart,
    jobs,
    sandbox,
    context,
    faults,
    notices,
    log: lines,
    work,
    ask,
    mails,
    /** Advances the clock of the gateway. */
    wait(minutes: number) {
      clock.ahead += minutes * 60_000;
    },
    /** Delivers a notice to the host's webhook. */
    deliver: ({ body }: { body: string }, headers: Headers) =>
      receiveWebhook(context, new Request(webhookUrl, { method: 'POST', body, headers })),
    /** Delivers every notice that waits, in the order of the gateway. */
    async deliverAll() {
      for (const notice of notices.splice(0)) {
        const answer = await this.deliver(notice, notice.request.headers);
        expect(answer.status).toBe(200);
      }
    },
    /** Leaves nobody a connection to the database, until they are released. */
    async takeAllConnections() {
      const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
      return () => all.forEach((connection) => connection.release());
    },
    /** Waits until no job waits or runs. */
    async waitForJobs() {
      await expect
        .poll(
          async () => {
            const { rows } = await pool.query(
              `select name, state, output from pgboss.job where state in ('created', 'retry', 'active')`,
            );
            return rows;
          },
          { interval: 20 },
        )
        .toEqual([]);
    },
    /** Makes failed jobs due at once; a failure is reported before it is stored. */
    async runRetriesNow() {
      const hurry = () => pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
      await expect.poll(async () => (await hurry()).rowCount).toBeGreaterThan(0);
    },
    /** Everything kept in files, and everything in the database, as text. */
    async readAllStoredData() {
      const folder = join(dataDir, 'sandbox');
      const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = names.filter((entry) => entry.isFile());
      const texts = await Promise.all(
        files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
      );
      const { rows: tables } = await pool.query<{ name: string }>(
        `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
         where schemaname in ('public', 'pgboss', 'sandbox')`,
      );
      for (const { name } of tables) {
        const { rows } = await pool.query<{ row: string }>(
          `select row_to_json(t)::text as row from ${name} t`,
        );
        texts.push(...rows.map(({ row }) => row));
      }
      return { files: texts.join('\n'), log: lines.join('\n') };
    },
  };
}

export type TestEnvironment = Awaited<ReturnType<typeof openEnvironment>>;
