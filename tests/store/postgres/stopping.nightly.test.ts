import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { apiBase } from '../../../contract/operations.ts';
import type { GrantedToken } from '../../../contract/schemas/token.ts';
import { readConfig } from '../../../server/config/index.ts';
import { openBackend } from '../../../server/process/openBackend.ts';
import { openSecurityEvents } from '../../../server/site/index.ts';
import { writeContent } from '../../support/content.ts';
import { createTestFolder } from '../../support/folders.ts';
import { createOrder } from '../../support/guests.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { readWaiting } from '../../support/postgres/readWaiting.ts';
import { secretKey } from '../../support/testHost.ts';
import { patience } from '../../support/patience.ts';

async function openSite(databaseUrl: string) {
  const folder = await createTestFolder();
  await writeContent(join(folder, 'content'), ['casa']);
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, CONTENT_DIR: join(folder, 'content') };
  const { log } = createTestLog();
  const options = {
    secretKey,
    events: openSecurityEvents(log),
    log,
  };
  const opened = await openBackend({ config: readConfig(settings), ...options });
  const { backend, work, ownCredentials, close } = opened;
  await work();
  const caller = { networks: [], forwardedFor: undefined };
  const granted = await backend.requestToken(ownCredentials, caller, AbortSignal.timeout(patience));
  const { access_token: token } = (await granted.json()) as GrantedToken;
  return {
    close,
    async hold(from: number) {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(createOrder('casa', from)) };
      const url = `http://localhost${apiBase}/reservation`;
      expect((await backend.fetch(new Request(url, request), caller)).status).toBe(201);
    },
  };
}

test('e-mails that are being stored in the sandbox during a stop arrive once', async () => {
  const { databaseUrl, drop } = await newServerDatabase();
  onTestFinished(drop);
  const site = await openSite(databaseUrl);
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(
    `create function later() returns trigger language plpgsql as
       $$ begin new.start_after := now() + interval '1 hour'; return new; end $$;
     create trigger later before insert on pgboss.job for each row execute function later()`,
  );
  const days = Array.from({ length: 8 }, (_, index) => 30 + 3 * index);
  await Promise.all(days.map((day) => site.hold(day)));
  await other.query('begin; lock table sandbox.record in access exclusive mode');
  await queryDatabase(databaseUrl, `update pgboss.job set start_after = now() where name = 'mail.otp'`);
  await expect.poll(() => readWaiting(other)).not.toEqual([]);
  const closed = site.close();
  setTimeout(() => void other.query('commit'), 200);
  await closed;
  const { rows } = await other.query(`select distinct state, output from pgboss.job where name = 'mail.otp'`);
  expect(rows).toEqual([{ state: 'completed', output: null }]);
});
