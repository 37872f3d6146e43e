import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { findTool } from '../../../scripts/tools.mjs';
import { canEnter, createServerFolder, runner } from './createServerFolder.ts';
import type { Postgres } from './startPostgres.ts';
import { startProgram } from './startProgram.ts';

/** The settings of a primary that {@link startStandby} can copy. */
export const forStandby = { wal_level: 'replica', max_wal_senders: '4', synchronous_commit: 'on' };

/** Copies the files of a running server. */
async function copyFiles(primary: Postgres, data: string): Promise<void> {
  const client = new Client({ connectionString: primary.address('postgres') });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    execFileSync('cp', ['-a', join(primary.folder, 'data'), data]);
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    const files = { backup_label: rows[0]!.label, 'standby.signal': '' };
    for (const [name, text] of Object.entries(files)) {
      const path = join(data, name);
      writeFileSync(path, text);
      if (runner.uid !== undefined) chownSync(path, runner.uid, runner.gid);
    }
    rmSync(join(data, 'postmaster.pid'));
  } finally {
    await client.end();
  }
}

/** Starts a server that repeats all changes of another one, and returns its address. */
export async function startStandby(primary: Postgres) {
  const folder = createServerFolder();
  const data = join(folder, 'data');
  await copyFiles(primary, data);
  const found = dirname(findTool('postgres'));
  const programs = canEnter(found) ? found : join(primary.folder, 'programs/bin');
  const settings = {
    primary_conninfo: `host=${primary.folder} port=5432 user=postgres`,
    unix_socket_directories: folder,
    listen_addresses: '',
    port: '5432',
    max_connections: '300',
    wal_retrieve_retry_interval: '100ms',
    fsync: 'off',
    log_min_messages: 'log',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { stop } = await startProgram({
    command: [join(programs, 'postgres'), '-D', data, ...options],
    folder,
    ready: /ready to accept read-only connections/,
    signal: 'QUIT',
  });
  return {
    address: (database: string) => `postgres://postgres@localhost:5432/${database}?host=${folder}`,
    stop,
  };
}
