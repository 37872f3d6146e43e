import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openWhenReachable } from '../../../server/host/store/openWhenReachable.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { openRelay } from '../../support/postgres/openRelay.ts';
import { startPostgres, type Postgres } from '../../support/postgres/startPostgres.ts';
import { findFreePort } from '../../site/support/process.ts';

const certificates = join(import.meta.dirname, '../../support/postgres/certificates');
const certificate = (name: string) => join(certificates, name);

let postgres: Postgres;
let port: number;
beforeAll(async () => {
  port = await findFreePort();
  const tls = { ssl: 'on', ssl_cert_file: 'server.crt', ssl_key_file: 'server.key' };
  const files = [certificate('server.crt'), certificate('server.key')];
  postgres = await startPostgres({ listen_addresses: 'localhost', port: String(port), ...tls }, { files });
});
afterAll(() => postgres.stop());

const openAt = (databaseUrl: string) =>
  openWhenReachable({
    dataDir: '/nowhere',
    databaseUrl,
    log: pino({ level: 'silent' }),
    patience: 0,
  });
const open = (host: string, settings: string) =>
  openAt(`postgres://postgres@${host}:${port}/postgres?${settings}`);

test('a server with a certificate of the named authority is trusted', async () => {
  const store = await open('localhost', `sslmode=verify-full&sslrootcert=${certificate('authority.crt')}`);
  const { rows } = await sql<{
    ssl: boolean;
  }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(store.db);
  await store.close();
  expect(rows).toEqual([{ ssl: true }]);
});

test.each([
  [
    'another authority',
    'localhost',
    'other-authority.crt',
    /not signed by a trusted authority[^]*sslrootcert=/,
  ],
  ['the authority, for another name', '127.0.0.1', 'authority.crt', /not valid for 127\.0\.0\.1/],
  [
    'a file that is not there',
    'localhost',
    'nobody.crt',
    /\(sslrootcert, sslcert or sslkey\) cannot be read/,
  ],
])('the start fails with %s and a message', async (_, host, file, words) => {
  const settings = `sslmode=verify-full&sslrootcert=${certificate(file)}`;
  await expect(open(host, settings)).rejects.toThrow(words);
});

test('a server without its certificate authority is rejected with the name of the setting', async () => {
  await expect(open('localhost', 'sslmode=verify-full')).rejects.toThrow(/sslrootcert=/);
});

test('a missing certificate and an untrusted one cause different messages', async () => {
  const plain = await newServerDatabase();
  onTestFinished(plain.drop);
  const { databaseUrl } = await openRelay(plain.databaseUrl);
  const opening = openAt(`${databaseUrl}?sslmode=verify-full`);
  await expect(opening).rejects.toThrow(/does not support TLS/);
});
