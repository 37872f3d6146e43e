import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { guestPages } from '../../server/config/index.ts';
import { loadContent } from '../../server/host/content/index.ts';
import { openHostOn } from '../../server/host/openHost.ts';
import type { Host } from '../../server/host/host.ts';
import type { Caller } from '../../server/host/http/route.ts';
import { openStore, type Store } from '../../server/host/store/openStore.ts';
import { templateDir } from '../../server/templateDir.ts';
import { writeContent, type UnitFiles } from './content.ts';
import { keepingTheContract } from './contractCheck.ts';
import { FakeGateway } from './fakeGateway.ts';
import { keptLog } from './keptLog.ts';
import { madeTemplate } from './madeTemplate.ts';
import { MailCatcher } from './mailCatcher.ts';

export const siteClient = { id: 'site', secret: 'open sesame' };

export interface TestHost extends Host {
  readonly folder: string;
  /** To move deadlines, instead of waiting for them. */
  readonly db: Store['db'];
  readonly gateway: FakeGateway;
  readonly mails: MailCatcher;
  /** Everything that was logged, a JSON object a line. */
  logged(): string;
  /** Asks the host, and checks the answer against the contract. */
  ask(request: Request, caller?: Caller): Promise<Response>;
}

/** A database of its own on the server at TEST_DATABASE_URL, where that is set; else the embedded one. */
async function emptyDatabase(): Promise<{ databaseUrl: string | undefined; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return { databaseUrl: undefined, drop: () => Promise.resolve() };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const order = async (text: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await order(`create database ${name}`);
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${name}`;
  return { databaseUrl: databaseUrl.href, drop: () => order(`drop database ${name} with (force)`) };
}

/** Opens a host of its own with plain properties. */
export async function openTestHost(
  units: readonly string[],
  change?: (files: UnitFiles, id: string) => void,
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-host-'));
  const contentDir = join(folder, 'content');
  await writeContent(contentDir, units, change);
  const content = await loadContent(contentDir);
  const dataDir = join(folder, 'data');
  const { databaseUrl, drop } = await emptyDatabase();
  const store = await openStore({ dataDir, databaseUrl, template: await madeTemplate() });
  const [gateway, mails, { log, lines }] = [new FakeGateway(), new MailCatcher(), keptLog()];
  const host = await openHostOn(store, content, {
    dataDir,
    templateDir,
    contentDir,
    databaseUrl,
    pages: guestPages('https://stay.test'),
    productName: 'Estadia',
    secretKey: 'a key of the tests, long enough to be one',
    client: siteClient,
    gateway,
    mailer: mails,
    mailFrom: 'Estadia <no-reply@stay.test>',
    registrationRetentionDays: 365,
    log,
    trustProxy: false,
  });
  return {
    ...host,
    folder,
    db: store.db,
    gateway,
    mails,
    logged: () => lines.join(''),
    ask: (request, caller) => keepingTheContract((asked) => host.fetch(asked, caller))(request),
    async close() {
      await host.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
