import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore, type Store } from '../../server/host/store/openStore.ts';
import { madeTemplate } from './madeTemplate.ts';

let opened: { folder: string; store: Store } | undefined;

/** One database for the tests of a file, empty for each of them. */
export async function emptyStore(): Promise<Store> {
  if (opened === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'estadia-store-'));
    opened = {
      folder,
      store: await openStore({ dataDir: folder, databaseUrl: undefined, template: await madeTemplate() }),
    };
  }
  const { store } = opened;
  // Truncating makes every file of every table and index anew.
  await store.pool.query(`do $$ begin
    delete from reservation;
    delete from contact_message;
    delete from unit;
    delete from webhook_event;
    delete from idempotency;
    if to_regclass('pgboss.job') is not null then delete from pgboss.job; end if;
  end $$`);
  return store;
}

afterAll(async () => {
  if (opened === undefined) return;
  await opened.store.close();
  await rm(opened.folder, { recursive: true, force: true });
});
