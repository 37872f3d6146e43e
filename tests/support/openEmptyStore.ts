import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/host/store/openStore.ts';
import { newDatabase } from './postgres/newDatabase.ts';

let opened: Awaited<ReturnType<typeof open>> | undefined;
let isClosedAfterFile = false;

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-store-'));
  const { where, drop } = await newDatabase();
  const store = await openStore({ dataDir: folder, ...where });
  const close = async () => {
    await store.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { store: { ...store, databaseUrl: where.databaseUrl }, close };
}

/** Opens one database for the tests of a file and empties it for each of them. */
export async function openEmptyStore() {
  // In other projects, the next file of the process would find its rows.
  if (!isClosedAfterFile) throw new Error('Tests that open a database are in a file named *.db.test.ts.');
  opened ??= await open();
  const { store } = opened;
  // `truncate` would create every file of every table and index again.
  await store.pool.query(`do $$ begin
    delete from reservation;
    delete from stay_import;
    delete from contact_message;
    delete from blocked_nights;
    delete from calendar_conflict;
    delete from calendar;
    delete from night_override;
    delete from night_change;
    delete from property_version;
    delete from site_settings;
    delete from site_secret;
    delete from unit;
    delete from webhook_event;
    delete from webhook_endpoint;
    delete from idempotency;
    delete from caller_count;
    delete from access_code;
    delete from host_user;
    delete from photo_use;
    delete from photo;
    delete from photo_content;
    delete from host_code;
    delete from host_link;
    delete from host_challenge;
    delete from host_action;
    delete from installation;
    if to_regclass('pgboss.job') is not null then delete from pgboss.job; end if;
    if to_regclass('sandbox.record') is not null then delete from sandbox.record; end if;
  end $$`);
  return store;
}

/** Allows a test file to open a database: `closeStore` runs after it. */
export function allowStore(): void {
  isClosedAfterFile = true;
}

/** Closes the database of a test file. */
export async function closeStore(): Promise<void> {
  isClosedAfterFile = false;
  await opened?.close();
  opened = undefined;
}
