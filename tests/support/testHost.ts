import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { loadContent } from '../../server/host/content/index.ts';
import { hostOn } from '../../server/host/openHost.ts';
import type { Caller, Host } from '../../server/host/host.ts';
import { openStore, type Store } from '../../server/host/store/openStore.ts';
import { makeTemplate } from '../../server/host/store/template.ts';
import { writeContent, type UnitFiles } from './content.ts';
import { keepingTheContract } from './contractCheck.ts';
import { FakeGateway } from './fakeGateway.ts';
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

function logInto(lines: string[]) {
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return pino({ level: 'trace' }, stream);
}

/** Opens a host of its own with plain properties, on the database at TEST_DATABASE_URL or an embedded one. */
export async function openTestHost(
  units: readonly string[],
  change?: (files: UnitFiles, id: string) => void,
): Promise<TestHost> {
  await makeTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'estadia-host-'));
  const contentDir = join(folder, 'content');
  await writeContent(contentDir, units, change);
  const content = await loadContent(contentDir);
  const store = await openStore({ dataDir: join(folder, 'data'), databaseUrl: undefined });
  const [gateway, mails, lines] = [new FakeGateway(), new MailCatcher(), [] as string[]];
  const host = await hostOn(store, content, {
    dataDir: join(folder, 'data'),
    contentDir,
    databaseUrl: undefined,
    publicUrl: 'https://stay.test',
    productName: 'Estadia',
    secretKey: 'a key of the tests, long enough to be one',
    client: siteClient,
    gateway,
    mailer: mails,
    mailFrom: 'Estadia <no-reply@stay.test>',
    log: logInto(lines),
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
      await rm(folder, { recursive: true, force: true });
    },
  };
}
